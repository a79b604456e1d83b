/**
 * Loads the file named in the tag's `data-file` after everything on the first screen has loaded and been painted: fonts
 * and pictures need the bandwidth, and the first screen needs no script. If the visitor uses the pointer or keyboard
 * before, the file is loaded at once. If a picture does not load, the wait ends after three seconds. The site's pages
 * contain this script inline, and their content security policy allows exactly this text.
 */
export const scriptLoader =
  '{const{file}=document.currentScript.dataset,run=()=>import(file);' +
  'onload=()=>setTimeout(run,200);onpointerdown=onkeydown=run;setTimeout(run,3e3)}';
