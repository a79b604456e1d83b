import * as z from 'zod/mini';
import { type Field, type FieldOptions, holdsNothing } from '../field.ts';
import { textCell } from '../spreadsheet-cell.ts';

const maxLength = 500;
const controls = /[\u0000-\u001F\u007F]/;

/**
 * True for a valid stored link: an internal path, an `https://` address, or a placeholder such as `-`, `#` or `0`. All
 * other schemes (`javascript:`, `data:`, `http:` …) and `//host` are refused. White space and control characters are
 * removed first, because browsers ignore them within a scheme.
 */
export function isSafeLink(link: string): boolean {
  const bare = link.replace(/[\u0000-\u0020\u007F-\u00A0\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g, '');
  if (/^https:\/\//i.test(bare)) return URL.canParse(bare);
  return !/^[a-z][a-z0-9+.-]*:/i.test(bare) && !/^[/\\]{2}/.test(bare);
}

const sentLink = z.string().check(z.maxLength(maxLength));
const storedLink = z.string().check(z.refine((target) => !controls.test(target) && isSafeLink(target)));
const answeredLink = z.string();

/** A link target shared by both languages. */
export function link(options: FieldOptions = {}): Field<string, string> & { readonly kind: 'link' } {
  return {
    ...holdsNothing,
    kind: 'link',
    options,
    translated: false,
    spreadsheetCell: textCell,
    schema: sentLink,
    stored: storedLink,
    answered: () => answeredLink,
    empty: '',
    parse(input, previous, path, context) {
      if (input === null) return '';
      if (typeof input !== 'string') {
        context.report(path, 'wrongType', { expected: 'text' });
        return previous;
      }
      const target = input.toWellFormed().trim();
      if (target.length > maxLength) context.report(path, 'tooLong', { max: maxLength, length: target.length });
      else if (controls.test(target) || !isSafeLink(target)) context.report(path, 'invalidLink');
      return target;
    },
    serialize: (stored) => stored,
    view: (stored) => stored,
    isEmpty: (stored) => stored === '',
    isComplete: (stored) => stored !== '',
    links: (stored) => (stored.startsWith('/') ? [stored] : []),
  };
}
