import { describe, expect, it } from 'vitest';
import { email, plainText, text } from '../fields/index.ts';
import { parseFields } from './parse-fields.ts';

const fields = {
  name: plainText({ max: 10, label: { en: 'Name', ar: 'الاسم' } }),
  address: email({ apiName: 'email' }),
  title: text({ max: 5 }),
};
const context = { language: 'en', findMedia: () => undefined } as const;

describe('what was sent for fields', () => {
  it('is read by API names, and omitted values are empty or stay', () => {
    expect(parseFields(fields, { email: 'a@B.example' }, context)).toEqual({
      values: { name: '', address: 'a@b.example', title: { en: '', ar: '' } },
      issues: [],
    });
    const previous = { name: 'Sara', title: { en: 'Wall', ar: 'جدار' } };
    const { values } = parseFields(fields, { title: 'Hall', name: undefined }, { ...context, previous });
    expect(values).toEqual({ name: 'Sara', address: '', title: { en: 'Hall', ar: 'جدار' } });
  });

  it('reports its issues in the order of the fields, unknown names last, each field either wrong or missing', () => {
    const sent = { nonsense: 1, title: 'too long', email: 'nobody', toString: 2 };
    expect(parseFields(fields, sent, { ...context, isRequired: () => true }).issues).toEqual([
      { path: 'name', code: 'required' },
      { path: 'email', code: 'invalidEmail' },
      { path: 'title', code: 'tooLong', params: { max: 5, length: 8 } },
      { path: 'nonsense', code: 'unknownField' },
      { path: 'toString', code: 'unknownField' },
    ]);
  });

  it('may have another name, under which its issues are reported, or mean no value', () => {
    const apiNameIn = (name: string) => (name === 'mail' ? 'email' : name === 'page' ? null : name);
    expect(parseFields(fields, { mail: 'a@b.example', page: '/' }, { ...context, apiNameIn })).toMatchObject({
      values: { address: 'a@b.example' },
      issues: [],
    });
    expect(
      parseFields(fields, { mail: 'nobody' }, { ...context, apiNameIn, isRequired: ({ kind }) => kind === 'email' })
        .issues,
    ).toEqual([{ path: 'mail', code: 'invalidEmail' }]);
  });

  it('reaches no prototype', () => {
    const sent: Record<string, unknown> = JSON.parse('{"__proto__": {"name": "x"}, "constructor": 1}');
    expect(parseFields(fields, sent, context).issues.map(({ path }) => path)).toEqual(['__proto__', 'constructor']);
    expect('name' in {}).toBe(false);
  });
});
