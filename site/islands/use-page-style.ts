import { useLayoutEffect } from 'react';

const wordsOf = (stylesheet: CSSStyleSheet): readonly string[] =>
  [...stylesheet.cssRules].map(({ cssText }) => cssText);

/** The rules of another page that this one does not have. */
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

/** Takes over the rules that a part of another page needs, as long as it is shown. */
export function usePageStyle(rules: string): void {
  useLayoutEffect(() => {
    if (rules === '') return undefined;
    const stylesheet = newRules(rules);
    // Others have sheets of their own here.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== stylesheet);
    };
  }, [rules]);
}
