/** Line ends that would start a new header of a response or an email; the header would be called `x-attack`. */
export const header: readonly string[] = [
  'a\r\nx-attack: 1',
  'a\nx-attack: 1',
  'a\rx-attack: 1',
  'a\r\n\r\n<x-attack>',
  'a%0d%0ax-attack:%201',
  'a%0Ax-attack: 1',
  'a\u0085x-attack: 1',
  'a\u2028x-attack: 1',
  'a\u560d\u560ax-attack: 1',
  'a\r\nBcc: x-attack@evil.example',
  'a\r\n.\r\nMAIL FROM:<x-attack@evil.example>',
  'a@screens.example\r\nx-attack: 1',
  '"a\r\nx-attack: 1" <a@screens.example>',
];
