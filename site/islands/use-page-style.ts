import { useLayoutEffect } from 'react';

const wordsOf = (stylesheet: CSSStyleSheet): readonly string[] =>
  [...stylesheet.cssRules].map(({ cssText }) => cssText);

/** A stylesheet with the rules of another page that this page does not have. */
function newRules(rules: string): CSSStyleSheet {
  const own = document.querySelector('style')?.sheet;
  const known = new Set(own ? wordsOf(own) : []);
  const theirs = new CSSStyleSheet();
  theirs.replaceSync(rules);
  theirs.replaceSync(
    wordsOf(theirs)
      .filter((words) => !known.has(words))
      .join(''),
  );
  return theirs;
}

/** Adopts the rules that a part of another page needs while that part is shown. */
export function usePageStyle(rules: string): void {
  useLayoutEffect(() => {
    if (rules === '') return undefined;
    const stylesheet = newRules(rules);
    // Other islands adopt stylesheets too.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== stylesheet);
    };
  }, [rules]);
}
