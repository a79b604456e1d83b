/**
 * True for a text that may contain a complete element of those that a formatted text can hold. Cheap, and never wrong
 * where it answers `false`: whether one is complete only a parser knows (`parse-html.ts`).
 */
export const mayBeHtml = (text: string): boolean =>
  /<(?:br|\/(?:a|b|blockquote|em|h[1-6]|i|li|ol|p|strong|su[bp]|table|ul))(?![\w-])/i.test(text);
