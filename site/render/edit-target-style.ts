/**
 * Additional rules of a preview, with which the dashboard shows the edit targets of the page: the hovered one, its
 * name, and where a record can be added. `--point` compensates for the scaling of the preview frame.
 */
export const editTargetStyle = [
  // Everything can be hovered, even while its picture is loading.
  '*{content-visibility:visible!important}',
  '[data-pointing] [data-place]{cursor:pointer;scroll-margin:7rem 2rem}',
  '[data-pointed],[data-pointing] :is([data-place],[data-group]):focus' +
    '{outline:calc(2px*var(--point,1)) solid #4da3ff;outline-offset:calc(2px*var(--point,1))}',
  '[data-group][data-pointed],[data-pointing] [data-group]:focus{outline-style:dashed}',
  ':is(img,video,[data-group]):is([data-pointed],:focus){outline-offset:calc(-2px*var(--point,1))!important}',
  '[data-typing]{cursor:text!important;white-space:pre-wrap;min-inline-size:1ch}',
  '[data-pointing] [data-group]:empty::before{content:attr(aria-label);display:block;margin:1rem;padding:1.5rem;' +
    'border:calc(1px*var(--point,1)) dashed #4da3ff;border-radius:.75rem;text-align:center;cursor:pointer}',
  '.place-label{position:fixed;inset:auto;margin:0;border:0;padding:.15em .6em;border-radius:.35em;overflow:hidden;' +
    'max-inline-size:100vw;text-overflow:ellipsis;white-space:nowrap;pointer-events:none;background:#4da3ff;' +
    'color:#00142b;font:600 calc(12px*var(--point,1))/1.5 system-ui,sans-serif}',
].join('');
