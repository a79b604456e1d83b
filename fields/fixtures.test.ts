import { describe, expect, it } from 'vitest';
import type { Field, Issue, ParseContext } from './field.ts';
import { findExampleFile } from './fixture.ts';
import { fixtures } from './fixtures.ts';

/** Parses for the Arabic address. Default previous value: the empty one. */
function parse(field: Field, sent: unknown, previous: unknown = field.empty) {
  const issues: Issue[] = [];
  const context: ParseContext = {
    language: 'ar',
    findMedia: findExampleFile,
    report: (path, code) => issues.push({ path, code }),
  };
  return { stored: field.parse(sent, previous, 'field', context), issues };
}

const answer = (field: Field, stored: unknown, all: boolean) =>
  field.serialize(stored, { language: 'ar', all, findMedia: findExampleFile, fellBack: () => undefined });

/** Keys of new items are random; examples use a fixed one. */
const withoutKeys = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inner: unknown) => (name === 'key' ? 'k1' : inner));

describe.each(fixtures.map((fixture) => ({ kind: fixture.field.kind, ...fixture })))(
  '$kind',
  ({ field, good, bad }) => {
    it.each(good.map((example) => ({ name: JSON.stringify(example.sent), ...example })))(
      'takes $name, keeps it and answers it',
      ({ sent, stored, ...example }) => {
        const parsed = parse(field, sent);
        expect(parsed.issues).toEqual([]);
        expect(withoutKeys(parsed.stored)).toEqual(stored);
        expect(withoutKeys(answer(field, parsed.stored, false))).toEqual(
          'answered' in example ? example.answered : stored,
        );
      },
    );

    it.each(good.map(({ sent }) => ({ name: JSON.stringify(sent), sent })))(
      'an answer of $name sent back changes nothing, in one language or both',
      ({ sent }) => {
        const { stored } = parse(field, sent);
        expect(parse(field, answer(field, stored, true), stored)).toEqual({ stored, issues: [] });
        const resent = parse(field, answer(field, stored, false), stored);
        expect(resent.issues).toEqual([]);
        expect(answer(field, resent.stored, false)).toEqual(answer(field, stored, false));
      },
    );

    it('describes what it answers, in one language or both, as what it takes', () => {
      for (const { sent } of good) {
        const { stored } = parse(field, sent);
        for (const all of [false, true]) {
          expect(field.schema.safeParse(answer(field, stored, all))).toMatchObject({ success: true });
        }
      }
    });

    it.each(bad.map((example) => ({ name: JSON.stringify(example.sent)?.slice(0, 60), ...example })))(
      'refuses $name as $code',
      ({ sent, code }) => {
        expect(parse(field, sent).issues.map((issue) => issue.code)).toContain(code);
      },
    );

    it('keeps what is of its stored form, as the database gives it back, and nothing of another', () => {
      for (const { sent } of good) {
        const { stored } = parse(field, sent);
        expect(field.stored.safeParse(JSON.parse(JSON.stringify(stored)))).toMatchObject({ success: true });
      }
      expect(field.stored.safeParse(JSON.parse(JSON.stringify(field.empty))).success).toBe(true);
      for (const wrong of [undefined, true, 1.5, { text: 1 }, [[]], [{ key: 1 }], { en: 1, ar: 2 }]) {
        const isNumber = field.kind === 'number' && typeof wrong === 'number';
        expect([wrong, field.stored.safeParse(wrong).success]).toEqual([wrong, isNumber]);
      }
    });

    it('holds another file in every place of a file that is replaced, and is else the same', () => {
      const other = 99;
      for (const { sent } of good) {
        const { stored } = parse(field, sent);
        const ids = field.files(stored).map(({ mediaId }) => mediaId);
        const [first = 0] = ids;
        const replaced = field.replaceFile(stored, first, other);
        expect(field.files(replaced).map(({ mediaId }) => mediaId)).toEqual(
          ids.map((id) => (id === first ? other : id)),
        );
        expect(field.replaceFile(replaced, other, first)).toEqual(stored);
      }
    });

    it('holds an empty value that is valid JSON, counts as empty unless it is a flag, and names no file', () => {
      expect(JSON.parse(JSON.stringify(field.empty))).toEqual(field.empty);
      expect(field.isEmpty(field.empty)).toBe(field.kind !== 'flag');
      expect(field.files(field.empty)).toEqual([]);
    });

    it('pollutes no prototype', () => {
      parse(field, JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'));
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    });
  },
);
