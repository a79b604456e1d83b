/** Displayed width of cards that fill their row, by their number. A single card has its picture beside its text. */
const fullRows: Readonly<Record<number, string>> = {
  1: '(min-width: 1416px) 792px, (min-width: 768px) 55vw, 92vw',
  2: '(min-width: 1416px) 650px, (min-width: 768px) 46vw, 76vw',
};

/** The `sizes` of the picture of a card in a slider of few cards (`cards-few`). */
export const fewCardSizes = (cards: number): string =>
  fullRows[cards] ??
  (cards === 3
    ? '(min-width: 1416px) 427px, (min-width: 1024px) 31vw, (min-width: 768px) 36vw, 76vw'
    : `${cards === 4 ? '(min-width: 1920px) 375px, ' : ''}(min-width: 1416px) 363px, (min-width: 1024px) 26vw, (min-width: 768px) 36vw, 76vw`);

/** The `sizes` of the picture of a card in a slider of many small cards (`cards-pictured`). */
export const picturedCardSizes = (cards: number): string =>
  fullRows[cards] ??
  (cards === 3
    ? '(min-width: 1416px) 427px, (min-width: 1024px) 31vw, (min-width: 768px) 36vw, 76vw'
    : '(min-width: 1416px) 315px, (min-width: 1024px) 23vw, (min-width: 768px) 36vw, 76vw');
