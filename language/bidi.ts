const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * Keeps a name or a number from reordering the sentence it is put into, where no element can stand around it
 * (attributes, titles, dictionary places). In markup, `<bdi>` does the same.
 */
export const isolate = (text: string): string => (text === '' ? '' : `${firstStrongIsolate}${text}${popIsolate}`);
