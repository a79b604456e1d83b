import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { notANumber } from '../../fields/number/field.ts';
import { toId } from '../../fields/record-id.ts';
import { InvalidError } from '../refusals/invalid-error.ts';

export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * The parent a body names in `category_id`.
 * @param own the parent the record has, or that the address names; a body may repeat it but name no other
 * @throws InvalidError `category_id` where it is another, no id at all, or missing with no `own`
 */
export function readCategory(collection: Collection, sent: unknown, own: number | null): number | undefined {
  if (collection.parent === undefined) {
    const { parentZero } = legacyApiOf(collection);
    const isZero = parentZero && (isAbsent(sent) || sent === 0 || sent === '0');
    if (sent === undefined || isZero) return undefined;
    if (parentZero) throw new InvalidError([{ path: 'category_id', code: 'unknownRecord' }]);
    throw new InvalidError([{ path: 'category_id', code: 'unknownField' }], 'unknownField');
  }
  if (isAbsent(sent)) {
    if (own !== null) return own;
    throw new InvalidError([{ path: 'category_id', code: 'required' }], 'categoryIdRequired');
  }
  const id = toId(sent);
  if (id === undefined || (own !== null && id !== own)) {
    throw new InvalidError([{ path: 'category_id', code: 'unknownRecord' }]);
  }
  return id;
}

/**
 * The version a client read, 0 of what nobody had written yet; `undefined` lets the last write win.
 * @throws InvalidError where it is no number
 */
export function readVersion(sent: unknown): number | undefined {
  if (isAbsent(sent)) return undefined;
  const version = sent === 0 || sent === '0' ? 0 : toId(sent);
  if (version === undefined) throw new InvalidError([{ path: 'version', ...notANumber(sent) }]);
  return version;
}
