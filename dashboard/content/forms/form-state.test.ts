import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  draftOf,
  type FormEvent,
  type FormRules,
  type FormState,
  openForm,
  reduceForm,
  type Saved,
} from './form-state.ts';
import type { StoredDraft } from './stored-draft.ts';

type Values = Readonly<{ title: { readonly en: string; readonly ar: string }; path: string; notes: string }>;
type Form = FormState<Values, Saved<Values>>;

const rules: FormRules<Values> = { draft: z.custom<Partial<Values>>() };
const title = (en: string) => ({ en, ar: 'جدار' });
const values: Values = { title: title('Wall'), path: '/wall', notes: '' };
const saved = (version: number | null, part: Partial<Values> = {}): Saved<Values> => ({
  name: 'wall',
  version,
  values: { ...values, ...part },
});
const open = (base: Saved<Values>, draft: StoredDraft<Values> | null = null): Form => openForm(base, draft, rules);
const after = (form: Form, ...events: readonly FormEvent<Values, Saved<Values>>[]): Form =>
  events.reduce((state, event) => reduceForm(state, event, rules), form);
const type = (part: Partial<Values>) => ({ is: 'typed', change: (typed: Values) => ({ ...typed, ...part }) }) as const;

describe('a form in which something was typed before', () => {
  it('has it again, in a new one and in the version that it was typed into', () => {
    const draft = { values: { title: title('Mine') }, from: { title: title('Wall') } };
    for (const version of [null, 1])
      expect(open(saved(version), { ...draft, version })).toMatchObject({
        typed: { ...values, title: title('Mine') },
        restored: 'same',
        conflict: null,
      });
  });

  it('takes over what was saved since in other fields', () => {
    const draft = { version: 1, values: { title: title('Mine') }, from: { title: title('Wall') } };
    const opened = open(saved(2, { path: '/theirs' }), draft);
    expect(opened).toMatchObject({ restored: 'newer', conflict: null });
    expect(opened.typed).toEqual({ ...values, title: title('Mine'), path: '/theirs' });
  });

  it('asks where the same was saved since, and where it is not known over what it was typed', () => {
    for (const from of [{ title: title('Wall') }, undefined]) {
      const draft = { version: 1, values: { title: title('Mine') }, from };
      const { conflict } = open(saved(2, { title: title('Theirs') }), draft);
      expect(conflict?.choices).toEqual([{ apiName: 'title', part: 'en' }]);
    }
  });

  it('requires nothing of values that are not stored yet, for any initial values', () => {
    const draft = { version: null, values: { path: '/mine' }, from: { path: '/before' } };
    expect(open(saved(null), draft)).toMatchObject({ typed: { path: '/mine' }, conflict: null });
  });
});

describe('a newer version', () => {
  it('leaves what was typed, and the rest follows', () => {
    const form = after(open(saved(1)), type({ notes: 'Mine' }), { is: 'followed', base: saved(2, { path: '/new' }) });
    expect(form).toMatchObject({ typed: { ...values, notes: 'Mine', path: '/new' }, conflict: null });
  });

  it('is to be chosen from where both wrote, unless both wrote the same', () => {
    const mine = after(open(saved(1)), type({ notes: 'Mine' }));
    const met = after(mine, { is: 'followed', base: saved(2, { notes: 'Theirs' }) });
    expect(met).toMatchObject({ typed: { notes: 'Mine' }, conflict: { choices: [{ apiName: 'notes', part: null }] } });
    expect(after(mine, { is: 'followed', base: saved(2, { notes: 'Mine' }) }).conflict).toBeNull();
    expect(after(met, { is: 'settled', theirs: met.conflict?.choices ?? [] }).typed.notes).toBe('Theirs');
    expect(after(met, { is: 'settled', theirs: [] })).toMatchObject({ typed: { notes: 'Mine' }, conflict: null });
  });

  it('does not decide what is still to be chosen, and neither does closing the form', () => {
    const met = after(open(saved(1)), type({ notes: 'Mine' }), { is: 'followed', base: saved(2, { notes: 'Theirs' }) });
    const third = saved(3, { notes: 'Theirs', path: '/third' });
    for (const form of [after(met, { is: 'followed', base: third }), open(third, draftOf(met, rules))])
      expect(form).toMatchObject({
        typed: { notes: 'Mine', path: '/third' },
        conflict: { choices: [{ apiName: 'notes', part: null }], from: { notes: '' } },
      });
  });

  it('with equal values keeps the objects themselves, so that nothing renders again', () => {
    const form = open(saved(1));
    const next = after(form, { is: 'followed', base: saved(2, { title: title('Wall') }) });
    expect(next.typed.title).toBe(form.typed.title);
    expect(next.base.version).toBe(2);
  });
});

describe('what was sent', () => {
  it('is what the next change is made from, as the server stored it', () => {
    const mine = after(open(saved(1)), type({ notes: ' Mine ' }));
    const stored = after(mine, { is: 'saved', base: saved(2, { notes: 'Mine' }), sent: mine.typed });
    expect(stored).toMatchObject({ typed: { notes: 'Mine' }, base: { version: 2 }, conflict: null, restored: null });
    expect(draftOf(stored, rules).values).toEqual({});
  });

  it('leaves what was typed since', () => {
    const sent = after(open(saved(1)), type({ notes: 'Mine' }));
    const since = after(sent, type({ notes: 'Mine, too', path: '/since' }));
    const stored = after(since, { is: 'saved', base: saved(2, { notes: 'Mine' }), sent: sent.typed });
    expect(draftOf(stored, rules)).toMatchObject({ version: 2, values: { notes: 'Mine, too', path: '/since' } });
  });
});

describe('what was refused', () => {
  const issues = [
    { path: 'title[ar]', code: 'required' },
    { path: 'notes', code: 'required' },
    { path: 'gone[0]', code: 'required' },
  ] as const;
  const pathsIn = (form: Form) => form.issues.map(({ path }) => path);

  it('holds until that was changed which it is about', () => {
    const refused = after(open(saved(1)), { is: 'refused', issues });
    expect(pathsIn(after(refused, type({ title: title('Walls') })))).toEqual(['title[ar]', 'notes', 'gone[0]']);
    expect(pathsIn(after(refused, type({ title: { en: 'Wall', ar: 'حائط' } })))).toEqual(['notes', 'gone[0]']);
    expect(pathsIn(after(refused, { is: 'discarded' }))).toEqual([]);
  });

  it('holds for as long as the form itself says so', () => {
    const strict = { ...rules, remaining: () => issues.slice(0, 1) };
    const refused = after(open(saved(1)), { is: 'refused', issues });
    expect(pathsIn(reduceForm(refused, type({ notes: 'x' }), strict))).toEqual(['title[ar]']);
  });
});

it('a discarded draft leaves the saved version', () => {
  const form = after(open(saved(1)), type({ notes: 'Mine' }), { is: 'discarded' });
  expect(form.typed).toEqual(values);
  expect(draftOf(form, rules).values).toEqual({});
});
