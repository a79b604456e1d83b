/** How wide cards are that fill their row, by how many they are: one has its picture beside its words. */
const fullRows: Readonly<Record<number, string>> = {
  1: '(min-width: 1416px) 792px, (min-width: 768px) 55vw, 92vw',
  2: '(min-width: 1416px) 650px, (min-width: 768px) 46vw, 76vw',
};

/** How wide a card of a slider of few cards is (`cards-few`), as the `sizes` of its picture. */
export const fewCardSizes = (cards: number): string =>
  fullRows[cards] ??
  (cards === 3
    ? '(min-width: 1416px) 427px, (min-width: 1024px) 31vw, (min-width: 768px) 36vw, 76vw'
    : '(min-width: 1416px) 363px, (min-width: 1024px) 26vw, (min-width: 768px) 36vw, 76vw');

/** The same for sliders of many small cards with pictures (`cards-pictured`). */
export const picturedCardSizes = (cards: number): string =>
  fullRows[cards] ??
  (cards === 3
    ? '(min-width: 1416px) 427px, (min-width: 1024px) 31vw, (min-width: 768px) 36vw, 76vw'
    : '(min-width: 1416px) 315px, (min-width: 1024px) 23vw, (min-width: 768px) 36vw, 76vw');
