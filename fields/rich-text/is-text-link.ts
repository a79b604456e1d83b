import { isSafeLink } from '../link/field.ts';

/** True for an address that writes an email or calls a number. */
export const isContactLink = (link: string): boolean =>
  /^mailto:[^\s@"<>\\]+@[^\s"<>\\]+$/i.test(link) || /^tel:[+*]?[\d(][\d().;=,*\w-]*$/i.test(link);

/** True for what a link in a formatted text may lead to. */
export const isTextLink = (link: string): boolean => isSafeLink(link) || isContactLink(link);
