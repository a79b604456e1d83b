/**
 * Fetches the file that its tag names in `data-file` when all that the first screen shows has come and had a moment to be
 * painted: letters and pictures need the line for themselves, and what the first screen shows needs no script. A hand or
 * a key that is at the page before has it at once; where a picture does not come, three seconds are enough. The site's
 * pages say it, and their policy allows exactly this text.
 */
export const scriptLoader =
  '{const{file}=document.currentScript.dataset,run=()=>import(file);' +
  'onload=()=>setTimeout(run,200);onpointerdown=onkeydown=run;setTimeout(run,3e3)}';
