/** Icons that replace those of the library with the same name: whole files, on its grid of 16. */
export const ownIcons: ReadonlyMap<string, string> = new Map([
  // The library's icon has a Latin and a Chinese letter; this site is in English and Arabic.
  [
    'translate',
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" fill="currentColor" viewBox="0 0 16 16">' +
      '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" d="M1.2 9.5 4.3 1.5 7.4 9.5M2.3 6.7h4"/>' +
      '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" d="M14.2 6.8c-1.6-1.3-4-.7-4 1.2 0 1.4 1.5 1.9 3.8 1.3-3.4.5-5.2 1.8-5.2 3.4 0 2.1 3 2.6 6.1 1.3"/>' +
      '</svg>',
  ],
]);
