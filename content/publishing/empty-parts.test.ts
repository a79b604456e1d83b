import { describe, expect, it } from 'vitest';
import { image, longText, text } from '../../fields/index.ts';
import { act } from './act.ts';
import type { Edition } from './edition.ts';
import { emptyParts } from './empty-parts.ts';
import { firstEdition, save } from './save.ts';

const fields = { title: text(), info: longText(), picture: image({ expected: true, wire: 'icon' }) };
const declared = { fields, title: 'title' };
const picture = { shared: 7, en: null, ar: null };
const both = { title: { en: 'Wall', ar: 'جدار' }, info: { en: '', ar: '' }, picture };
const english = { ...both, title: { en: 'Wall', ar: '' } };
const live = (values: object): Edition => firstEdition(fields, { ...values }, 'live');
const paths = (before: Edition | null, after: Edition) =>
  emptyParts(declared, { before, after }).map(({ path }) => path);

describe('what visitors would find empty', () => {
  it('is a title in its language, and what the form of a new record asks for', () => {
    expect(paths(null, live(both))).toEqual([]);
    expect(paths(null, live(english))).toEqual(['title[ar]']);
    expect(paths(null, live({}))).toEqual(['title[ar]', 'title[en]', 'icon']);
    expect(paths(null, firstEdition(fields, {}, 'draft'))).toEqual([]);
  });

  it('is not asked of what was live before, unless the change takes it away', () => {
    const untitled = live({ title: english.title });
    const written = save(fields, untitled, { write: (old) => ({ ...old, info: both.info }), saving: 'live' });
    expect(paths(untitled, written)).toEqual([]);
    const emptied = save(fields, live(both), { write: (old) => ({ ...old, title: english.title }), saving: 'live' });
    expect(paths(live(both), emptied)).toEqual(['title[ar]']);
    const bare = save(fields, live(both), {
      write: (old) => ({ ...old, picture: { shared: null, en: null, ar: null } }),
      saving: 'live',
    });
    expect(paths(live(both), bare)).toEqual([]);
  });

  it('meets the next publishing and the setting of a time, in the language that is published alone', () => {
    const draft = firstEdition(fields, english, 'draft');
    const to = (action: 'publish' | 'schedule', languages: readonly ('en' | 'ar')[]) =>
      act(declared, draft, { action, languages, at: '2026-03-02T09:00:00.000Z' }, Date.parse('2026-03-01T10:00:00Z'));
    for (const action of ['publish', 'schedule'] as const) {
      const refusal = { why: 'emptyParts', issues: [{ path: 'title[ar]', code: 'required' }] };
      expect(to(action, ['en', 'ar'])).toEqual({ refusal });
      expect(to(action, ['ar'])).toHaveProperty('refusal.why', 'requiredWords');
      expect(to(action, ['en'])).toHaveProperty('edition');
    }
    const untitled = live(english);
    const waiting = save(fields, untitled, { write: (old) => ({ ...old, info: both.title }), saving: 'draft' });
    expect(act(declared, waiting, { action: 'publish', languages: ['ar'] }, 0)).toHaveProperty('refusal');
    expect(act(declared, waiting, { action: 'publish', languages: ['en'] }, 0)).toHaveProperty('edition');
  });
});
