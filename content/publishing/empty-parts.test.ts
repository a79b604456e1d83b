import { describe, expect, it } from 'vitest';
import { image, longText, text } from '../../fields/index.ts';
import { act } from './act.ts';
import type { DocumentState } from './document-state.ts';
import { emptyParts } from './empty-parts.ts';
import { firstDocument, save } from './save.ts';

const fields = { title: text(), info: longText(), picture: image({ expected: true, apiName: 'icon' }) };
const declared = { fields, title: 'title' };
const picture = { shared: 7, en: null, ar: null };
const both = { title: { en: 'Wall', ar: 'جدار' }, info: { en: '', ar: '' }, picture };
const english = { ...both, title: { en: 'Wall', ar: '' } };
const published = (values: object): DocumentState => firstDocument(fields, { ...values }, 'live');
const paths = (before: DocumentState | null, after: DocumentState) =>
  emptyParts(declared, { before, after }).map(({ path }) => path);

describe('what visitors would find empty', () => {
  it('is a title in its language, and what the form of a new record asks for', () => {
    expect(paths(null, published(both))).toEqual([]);
    expect(paths(null, published(english))).toEqual(['title[ar]']);
    expect(paths(null, published({}))).toEqual(['title[ar]', 'title[en]', 'icon']);
    expect(paths(null, firstDocument(fields, {}, 'draft'))).toEqual([]);
  });

  it('is not asked of what was live before, unless the change takes it away', () => {
    const untitled = published({ title: english.title });
    const written = save(fields, untitled, { write: (old) => ({ ...old, info: both.info }), saving: 'live' });
    expect(paths(untitled, written)).toEqual([]);
    const emptied = save(fields, published(both), {
      write: (old) => ({ ...old, title: english.title }),
      saving: 'live',
    });
    expect(paths(published(both), emptied)).toEqual(['title[ar]']);
    const bare = save(fields, published(both), {
      write: (old) => ({ ...old, picture: { shared: null, en: null, ar: null } }),
      saving: 'live',
    });
    expect(paths(published(both), bare)).toEqual([]);
  });

  it('meets the next publishing and the setting of a time, in the language that is published alone', () => {
    const draft = firstDocument(fields, english, 'draft');
    const to = (action: 'publish' | 'schedule', languages: readonly ('en' | 'ar')[]) =>
      act(declared, draft, { action, languages, at: '2026-03-02T09:00:00.000Z' }, Date.parse('2026-03-01T10:00:00Z'));
    for (const action of ['publish', 'schedule'] as const) {
      const refusal = { why: 'emptyParts', issues: [{ path: 'title[ar]', code: 'required' }] };
      expect(to(action, ['en', 'ar'])).toEqual({ refusal });
      expect(to(action, ['ar'])).toHaveProperty('refusal.why', 'requiredWords');
      expect(to(action, ['en'])).toHaveProperty('document');
    }
    const untitled = published(english);
    const waiting = save(fields, untitled, { write: (old) => ({ ...old, info: both.title }), saving: 'draft' });
    expect(act(declared, waiting, { action: 'publish', languages: ['ar'] }, 0)).toHaveProperty('refusal');
    expect(act(declared, waiting, { action: 'publish', languages: ['en'] }, 0)).toHaveProperty('document');
  });
});
