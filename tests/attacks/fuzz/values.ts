import fc, { type Arbitrary } from 'fast-check';
import { bidi } from '../corpora/bidi.ts';
import { foreignAddresses } from '../corpora/foreign-address.ts';
import { formula } from '../corpora/formula.ts';
import { header } from '../corpora/header.ts';
import { prototypeNames } from '../corpora/prototype.ts';
import { script } from '../corpora/script.ts';
import { sql } from '../corpora/sql.ts';
import { traversal } from '../corpora/traversal.ts';

const known = [...script, ...sql, ...traversal, ...header, ...formula, ...bidi, ...foreignAddresses, ...prototypeNames];

/** Numbers at the limits of ids, positions and counts, also as texts. */
const numbers = [0, -0, -1, 0.5, 1e21, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, -(2 ** 31), 1e308, 999_999_999];

/** Up to forty code points, lone surrogates among them. `string` of fast-check lists all of them first. */
const anyCharacters = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points));

/** A text that is an attack, or that programs do not expect. */
export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: anyCharacters },
  { weight: 1, arbitrary: fc.constantFrom(...numbers).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', 'null', 'undefined', 'NaN', 'true', '[]', '{}', '[[', '{"a"') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', 'ش', '\u{1F469}', ' ', '<', '%', '\n'), fc.constantFrom(200, 301, 5001, 70_000))
      .map(([character, count]) => character.repeat(count)),
  },
);

const deep: Arbitrary<unknown> = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.constantFrom(10, 100, 5000))
  .map(([opening, depth]): unknown =>
    JSON.parse(opening.repeat(depth) + '1' + (opening === '[' ? ']' : '}').repeat(depth)),
  );

/** Any JSON value. */
export const anyValue: Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom(...numbers) },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}) },
  { weight: 3, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  {
    weight: 3,
    arbitrary: fc.dictionary(fc.constantFrom('en', 'ar', 'id', 'key', 'x', ...prototypeNames), hostileText),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(fc.constant('x'), { minLength: 60, maxLength: 300 }) },
  { weight: 1, arbitrary: deep },
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values near a valid one: itself, one with an error somewhere inside, or any value. */
export function near(right: unknown): Arbitrary<unknown> {
  const self = { weight: 6, arbitrary: fc.constant(right) };
  const other = { weight: 3, arbitrary: anyValue };
  if (Array.isArray(right)) {
    const items = right.length === 0 ? anyValue : fc.oneof(...right.map(near));
    return fc.oneof(self, other, { weight: 4, arbitrary: fc.array(items, { maxLength: 4 }) });
  }
  return isRecord(right) ? fc.oneof(self, other, { weight: 8, arbitrary: nearRecord(right) }) : fc.oneof(self, other);
}

/** Objects near a valid one: each value near the valid value, some values left out, sometimes with an unknown name. */
export function nearRecord(right: Readonly<Record<string, unknown>>): Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(Object.entries(right).map(([name, value]) => [name, near(value)]));
  const unknown = fc.dictionary(fc.oneof(fc.constantFrom(...prototypeNames), hostileText), anyValue, { maxKeys: 1 });
  return fc
    .tuple(fc.record(values, { requiredKeys: [] }), fc.option(unknown, { nil: {}, freq: 6 }))
    .map(([values, others]) => ({ ...values, ...others }));
}
