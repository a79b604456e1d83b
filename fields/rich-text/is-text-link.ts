import { isSafeLink } from '../link/field.ts';

/** True for `mailto:` and `tel:` addresses. */
export const isContactLink = (link: string): boolean =>
  /^mailto:[^\s@"<>\\]+@[^\s"<>\\]+$/i.test(link) || /^tel:[+*]?[\d(][\d().;=,*\w-]*$/i.test(link);

/** True for a valid link target in a formatted text. */
export const isTextLink = (link: string): boolean => isSafeLink(link) || isContactLink(link);
