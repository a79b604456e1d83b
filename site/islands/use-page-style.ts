import { useLayoutEffect } from 'react';

const wordsOf = (sheet: CSSStyleSheet): readonly string[] => [...sheet.cssRules].map(({ cssText }) => cssText);

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
    const sheet = newRules(rules);
    // Others have sheets of their own here.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rules]);
}
