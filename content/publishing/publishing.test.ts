import { describe, expect, it } from 'vitest';
import { image, list, number, text } from '../../fields/index.ts';
import { type Language, languages } from '../../language/languages.ts';
import { act } from './act.ts';
import {
  type DocumentState,
  isPublished,
  newestOf,
  publicPart,
  statesOf,
  toDocument,
  type Values,
} from './document-state.ts';
import { isSame } from '../../fields/is-same.ts';
import { nameChange } from './name-change.ts';
import { firstDocument, save, savings } from './save.ts';
import { isAllowed, type LanguageState, type PublishingAction, publishingActions } from './state.ts';
import { undoEdit } from './undo-edit.ts';

const fields = {
  title: text({ required: true }),
  image: image(),
  pitch: number(),
  rows: list({ name: text() }),
};
const declared = { fields, title: 'title' };
const now = Date.parse('2026-03-01T10:00:30.000Z');
const later = '2026-03-02T09:00:00.000Z';
const end = '2026-03-05T21:00:00.000Z';

const valuesOf = (word: string): Values => ({
  title: { en: `${word} en`, ar: `${word} ar` },
  image: { shared: null, en: null, ar: 7 },
  pitch: word.length,
  rows: [{ key: 'a', values: { name: { en: `${word} row en`, ar: `${word} row ar` } } }],
});
const [old, young] = [valuesOf('old'), valuesOf('younger')];

/** Every state of a single language. */
const states: readonly LanguageState[] = [
  { status: 'draft', at: null, until: null },
  { status: 'scheduled', at: later, until: null },
  { status: 'scheduled', at: later, until: end },
  { status: 'published', at: null, until: null },
  { status: 'published', at: null, until: end },
  { status: 'published', at: later, until: null },
  { status: 'published', at: later, until: end },
];
/** Every record: each pair of states, with unpublished changes and without. */
const documents = states.flatMap((en) =>
  states.flatMap((ar) =>
    [old, young].map((newest): DocumentState => toDocument(fields, { published: old, newest, states: { en, ar } })),
  ),
);
const choices: readonly (readonly Language[])[] = [['en'], ['ar'], ['en', 'ar']];
const nameOf = ({ states: { en, ar }, waiting }: DocumentState): string =>
  `en ${en.status} ${en.at ?? '-'} ${en.until ?? '-'}, ar ${ar.status} ${ar.at ?? '-'} ${ar.until ?? '-'}, ${waiting === null ? 'nothing' : 'something'} waits`;

const hasWordsOf = (values: Values, language: Language): boolean => JSON.stringify(values).includes(` ${language}"`);
const done = (document: DocumentState, action: PublishingAction, chosen: readonly Language[]): DocumentState | null => {
  const result = act(declared, document, { action, languages: chosen, at: later }, now);
  return 'document' in result ? result.document : null;
};

/** Every result of an action on any document state, together with that state. */
const steps = documents.flatMap((before) =>
  publishingActions.flatMap((action) =>
    choices.flatMap((chosen) => {
      const after = done(before, action, chosen);
      return [{ before, action, chosen, after, name: `${action} ${chosen.join('+')} of: ${nameOf(before)}` }];
    }),
  ),
);
const made = steps.flatMap(({ after, ...step }) => (after === null ? [] : [{ ...step, after }]));

/** The names of the steps that violate a property. */
const against = (holds: (step: (typeof made)[number]) => boolean): string[] =>
  made.filter((step) => !holds(step)).map(({ name }) => name);
const titleIn = (values: Values, language: Language): unknown => Object(values['title'])[language];

describe('over all states, languages and actions', () => {
  it('an action is done exactly where it is allowed in one of the languages', () => {
    for (const { before, action, chosen, after, name } of steps) {
      const reported = statesOf(fields, before);
      expect(after !== null, name).toBe(chosen.some((language) => isAllowed(action, reported[language])));
    }
  });

  it('nothing that visitors see holds words or files of a language that is not published', () => {
    const hidden = ({ states: each }: DocumentState) => languages.filter((language) => !isPublished(each, language));
    const holdsFile = ({ published }: DocumentState) => Object(published['image']).ar !== null;
    expect(
      against(({ after }) =>
        hidden(after).every(
          (language) => !hasWordsOf(after.published, language) && !(language === 'ar' && holdsFile(after)),
        ),
      ),
    ).toEqual([]);
  });

  it('only publishing shows something new, and only in its languages', () => {
    const shownIn = ({ published, states: each }: DocumentState, language: Language) =>
      isPublished(each, language) ? titleIn(published, language) : null;
    expect(
      against(({ before, action, chosen, after }) =>
        languages.every((language) => {
          const shown = shownIn(after, language);
          return action === 'publish' && chosen.includes(language)
            ? shown === titleIn(newestOf(before), language)
            : shown === null || shown === shownIn(before, language);
        }),
      ),
    ).toEqual([]);
  });

  it('nothing is lost but what is discarded', () => {
    expect(
      against(({ before, action, after }) => action === 'discard' || isSame(newestOf(after), newestOf(before))),
    ).toEqual([]);
  });

  it('discarding gives back what visitors see, and leaves the words of a language that is not published', () => {
    const input = made.filter(({ action }) => action === 'discard');
    expect(input.length).toBeGreaterThan(0);
    for (const { before, chosen, after, name } of input) {
      for (const language of chosen) {
        const source = isPublished(before.states, language) ? before.published : newestOf(before);
        expect(titleIn(newestOf(after), language), name).toBe(titleIn(source, language));
      }
      const stillWaits = chosen.length === 2 && chosen.some((language) => statesOf(fields, after)[language].waiting);
      expect(stillWaits, name).toBe(false);
    }
  });

  it('the other language keeps its state, and no time stays where nothing waits for it', () => {
    expect(
      against(({ before, chosen, after }) => {
        const others = languages.filter((language) => !chosen.includes(language));
        const reported = Object.values(statesOf(fields, after));
        return (
          others.every((language) => before.states[language].status === after.states[language].status) &&
          reported.every(({ at, status, waiting }) => at === null || status === 'scheduled' || waiting) &&
          reported.every(({ until, status }) => until === null || status !== 'draft')
        );
      }),
    ).toEqual([]);
  });

  it('a document state is normalized: normalizing it again changes nothing', () => {
    for (const { after, name } of made) {
      expect(toDocument(fields, { ...after, newest: newestOf(after) }), name).toEqual(after);
    }
  });

  it('the way back leads to where it began, but to no time that has passed', () => {
    for (const { before, after, name } of made) {
      expect(undoEdit(fields, { before, after, present: after }, now), name).toEqual(before);
      const late = undoEdit(fields, { before, after, present: after }, Date.parse(end) + 1);
      const times = languages.flatMap((language) => [late.states[language].at, late.states[language].until]);
      expect(times, name).toEqual([null, null, null, null]);
    }
  });

  it('the history calls each step by its name', () => {
    expect(
      against(({ before, action, after }) => {
        const named = nameChange(before, after)?.action ?? null;
        // Setting the same time again changes nothing. Discarding one language alone leaves a draft of the other.
        if (action === 'discard') return named === 'discard' || after.waiting !== null;
        return named === (isSame(before, after) ? null : action);
      }),
    ).toEqual([]);
  });
});

describe('saving', () => {
  const write = () => young;

  it('is seen at once where the record is published, waits as a draft, and publishes no language', () => {
    for (const before of documents) {
      for (const saving of savings) {
        const after = save(fields, before, { write, saving });
        const name = `${saving}: ${nameOf(before)}`;
        expect(isSame(newestOf(after), young), name).toBe(true);
        const shown = saving === 'draft' ? before.published : publicPart(fields, young, before.states);
        expect(isSame(after.published, shown), name).toBe(true);
        for (const language of languages) {
          expect(after.states[language].status, name).toBe(before.states[language].status);
        }
      }
    }
  });

  it('makes nothing visible that waits beside what is sent', () => {
    const both = { en: states[3], ar: states[3] };
    const before = toDocument(fields, { published: old, newest: { ...old, pitch: 9 }, states: Object(both) });
    const title = { en: 'sent', ar: 'sent' };
    const after = save(fields, before, { write: (values) => ({ ...values, title }), saving: 'live' });
    expect(after.published).toEqual({ ...old, title });
    expect(after.waiting).toEqual({ ...old, title, pitch: 9 });
    const all = save(fields, before, { write: (values) => ({ ...values, title }), saving: 'all' });
    expect(all).toMatchObject({ published: { title, pitch: 9 }, waiting: null });
  });

  it('of a new record publishes it in both languages, or in none as a draft', () => {
    expect(firstDocument(fields, young, 'live')).toMatchObject({ published: young, waiting: null });
    const draft = firstDocument(fields, young, 'draft');
    expect(draft.waiting).toEqual(young);
    expect([hasWordsOf(draft.published, 'en'), hasWordsOf(draft.published, 'ar')]).toEqual([false, false]);
    expect([nameChange(null, draft)?.action, nameChange(null, firstDocument(fields, young, 'live'))]).toEqual([
      'draft',
      null,
    ]);
  });
});

describe('a time to take back', () => {
  const at = later;
  const until = end;
  const published = firstDocument(fields, young, 'live');
  const draft = firstDocument(fields, young, 'draft');
  const set = (
    document: DocumentState,
    times: { at?: string; until?: string | null },
    chosen: readonly Language[] = languages,
  ) => act(declared, document, { action: 'schedule', languages: chosen, ...times }, now);
  const statesAfter = (...request: Parameters<typeof set>) => {
    const result = set(...request);
    return 'document' in result ? result.document.states : result.refusal;
  };
  const whyNot = (...request: Parameters<typeof set>) => {
    const result = set(...request);
    return 'refusal' in result ? [result.refusal.why, ...result.refusal.issues.map(({ path }) => path)] : null;
  };

  it('is set for what is published, alone or with the time to publish, and taken away again', () => {
    const ends = { status: 'published', at: null, until };
    expect(statesAfter(published, { until })).toEqual({ en: ends, ar: ends });
    const planned = { status: 'scheduled', at, until };
    expect(statesAfter(draft, { at, until }, ['ar'])).toMatchObject({ en: { status: 'draft' }, ar: planned });
    const freed = documents.map((document) => set(document, { until: null }));
    const left = freed.flatMap((result) =>
      'document' in result ? languages.map((each) => result.document.states[each]) : [],
    );
    expect(left.filter((state) => state.until !== null)).toEqual([]);
  });

  it('is set for both languages where one is published and the other will be', () => {
    const mixed = toDocument(fields, {
      published: young,
      newest: young,
      states: { en: published.states.en, ar: draft.states.ar },
    });
    expect(statesAfter(mixed, { at, until })).toEqual({
      en: { status: 'published', at: null, until },
      ar: { status: 'scheduled', at, until },
    });
  });

  it('stays when it is published early, saved, or given another time to publish by a client that knows no other', () => {
    const planned = set(draft, { at, until });
    if (!('document' in planned)) throw new Error('It was not planned');
    expect(done(planned.document, 'publish', languages)?.states.en).toEqual({ status: 'published', at: null, until });
    const sooner = '2026-03-02T08:00:00.000Z';
    expect(statesAfter(planned.document, { at: sooner })).toMatchObject({ en: { at: sooner, until } });
    const saved = save(fields, planned.document, { write: () => old, saving: 'live' });
    expect(saved.states).toEqual(planned.document.states);
  });

  it('is refused before the time to publish, in the past, for a draft, and where visitors would miss a text', () => {
    expect(whyNot(draft, { at, until: '2026-03-02T08:59:00.000Z' })).toEqual(['endsTooSoon', 'until']);
    expect(whyNot(draft, { at, until: at })).toEqual(['endsTooSoon', 'until']);
    const planned = set(draft, { at, until });
    expect('document' in planned && whyNot(planned.document, { at: '2026-03-06T00:00:00.000Z' })).toEqual([
      'endsTooSoon',
      'until',
    ]);
    expect(whyNot(published, { until: '2026-03-01T10:00:00.000Z' })).toEqual(['timeRefused', 'until']);
    expect(whyNot(draft, { until })).toEqual(['notPublished']);
    const arabic = firstDocument(fields, { ...young, title: { en: '', ar: 'عنوان' } }, 'live');
    expect(whyNot(arabic, { until }, ['ar'])).toEqual(['requiredWords', 'title']);
    expect(whyNot(arabic, { until })).toBeNull();
  });

  it('is called by its name in the history, and so is taking it away', () => {
    const result = set(published, { until }, ['en']);
    if (!('document' in result)) throw new Error('It was not planned');
    expect(nameChange(published, result.document)).toEqual({ action: 'schedule', languages: ['en'] });
    expect(nameChange(result.document, published)).toEqual({ action: 'cancel', languages: ['en'] });
  });
});

describe('what is refused', () => {
  const draft = firstDocument(fields, young, 'draft');
  const why = (document: DocumentState, action: PublishingAction, at = later) => {
    const result = act(declared, document, { action, languages, at }, now);
    return 'refusal' in result ? result.refusal.why : null;
  };

  it('has a reason for each action', () => {
    const published = firstDocument(fields, young, 'live');
    expect(publishingActions.map((action) => why(published, action))).toEqual([
      'nothingToPublish',
      null,
      'nothingToPublish',
      'notScheduled',
      'nothingWaits',
    ]);
    expect([why(draft, 'unpublish'), why(draft, 'discard')]).toEqual(['notPublished', 'nothingWaits']);
  });

  it.each([
    ['no time', ''],
    ['the past', '2026-03-01T10:00:00.000Z'],
    ['half a minute', '2026-03-02T09:00:30.000Z'],
    ['another age', '2036-03-02T09:00:00.000Z'],
    ['no date', 'tomorrow'],
  ])('is %s for a schedule', (_, at) => {
    expect(why(draft, 'schedule', at)).toBe('timeRefused');
  });

  const optional = { fields: { ...fields, title: text() }, title: 'title' };

  it.each([
    ['a required text', declared],
    ['what a record is called', optional],
  ])('is publishing without %s that only the other language has', (_, of) => {
    const values = { ...young, title: { en: '', ar: 'عنوان' } };
    const document = firstDocument(of.fields, values, 'draft');
    const refusal = { why: 'requiredWords', issues: [{ path: 'title', code: 'required' }] };
    for (const action of ['publish', 'schedule'] as const) {
      expect(act(of, document, { action, languages: ['en'], at: later }, now)).toEqual({ refusal });
    }
    expect(act(of, document, { action: 'publish', languages: ['ar'] }, now)).toHaveProperty('document');
    const published = firstDocument(of.fields, values, 'live');
    expect(act(of, published, { action: 'unpublish', languages: ['ar'] }, now)).toEqual({ refusal });
    expect(act(of, published, { action: 'unpublish', languages }, now)).toHaveProperty('document');
  });

  it('is publishing what is called nothing in that language, though saving it is not', () => {
    const nameless = firstDocument(optional.fields, { ...young, title: { en: '', ar: '' } }, 'draft');
    expect(act(optional, nameless, { action: 'publish', languages: ['en'] }, now)).toHaveProperty(
      'refusal.why',
      'emptyParts',
    );
  });
});

it('two JSON values are equal regardless of the order of their names', () => {
  expect(isSame({ a: [1, { b: null, c: '' }] }, { a: [1, { c: '', b: null }] })).toBe(true);
  for (const other of [{ a: [] }, { a: [1] }, { b: [1, 2] }, null, 1, [], { a: { 0: 1, 1: 2 } }]) {
    expect(isSame({ a: [1, 2] }, other)).toBe(false);
  }
});
