/**
 * True for a text that may contain a complete supported element. This check is cheap and has no false negatives; only a
 * parser knows whether an element is complete (`parse-html.ts`).
 */
export const mayBeHtml = (text: string): boolean =>
  /<(?:br|\/(?:a|b|blockquote|em|h[1-6]|i|li|ol|p|strong|su[bp]|table|ul))(?![\w-])/i.test(text);
