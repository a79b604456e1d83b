import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

// Words that this code once used in a sense of its own. Names and comments use the standard term instead. Content,
// messages and stored names may use any word. docs/vocabulary.md lists the words that are still to be renamed.

interface OldWord {
  readonly word: string;
  readonly term: string;
  /** The folders in which the word is refused; all code unless given. */
  readonly folders?: readonly string[];
  /** Files that use the word in its usual sense. */
  readonly allowed?: readonly string[];
  /** True when comments may use the word in its usual sense. */
  readonly isFreeInComments?: true;
}

const allFolders = ['bench', 'calls', 'content', 'dashboard', 'fields', 'server', 'site', 'tests', 'ui'];
const mailFolders = [
  'calls',
  'dashboard/visitors',
  'server/accounts',
  'server/enquiries',
  'server/jobs',
  'server/mailbox',
  'server/quotations',
];
/** What renders pages and screens; canvas and SVG are drawn. */
const renderFolders = ['dashboard', 'fields', 'server', 'site/pages', 'site/render', 'site/sections', 'ui'];
const browserFolders = ['dashboard', 'site', 'ui'];

const oldWords: readonly OldWord[] = [
  { word: 'keeper', term: 'cache' },
  { word: 'patience', term: 'timeout' },
  { word: 'hearing', term: 'version poll', allowed: ['ui/combobox.tsx'] },
  { word: 'forgetting', term: 'secure deletion' },
  { word: 'lane', term: 'queue' },
  { word: 'pace', term: 'rate limit' },
  { word: 'voice', term: 'comment or post' },
  { word: 'room', term: 'module or plugin', folders: ['server'], isFreeInComments: true },
  {
    word: 'letter',
    term: 'email',
    folders: mailFolders,
    // Letters of an alphabet.
    allowed: [
      'server/accounts/check-password.ts',
      'server/accounts/confusables.ts',
      'server/accounts/password.ts',
      'server/enquiries/rows/new-reference.ts',
      'server/mailbox/decode-text.ts',
      'server/quotations/pdf/quotation-address.ts',
      'server/quotations/pdf/quotation-pdf.test.ts',
    ],
  },
  {
    word: 'offer',
    term: 'quotation',
    folders: ['calls', 'content', 'dashboard/visitors/quotations', 'server', 'site/pages/quotation'],
    // Imports `OfferMessages`.
    allowed: ['content/derive/format-quotation.ts'],
    isFreeInComments: true,
  },
  { word: 'draw', term: 'render', folders: renderFolders, isFreeInComments: true },
  { word: 'drawn', term: 'rendered', folders: renderFolders, isFreeInComments: true },
  {
    word: 'glyph',
    term: 'icon',
    folders: browserFolders,
    allowed: ['site/typeface/currency-file.ts'],
    isFreeInComments: true,
  },
  {
    word: 'sign',
    term: 'character or icon',
    folders: browserFolders,
    allowed: ['dashboard/app/session/passkey.ts'],
    isFreeInComments: true,
  },
  { word: 'productMark', term: 'product hotspot' },
  { word: 'pictureMark', term: 'hotspot' },
  { word: 'way', term: 'route, link or fallback action', folders: browserFolders, isFreeInComments: true },
  { word: 'ear', term: 'handlers', folders: ['dashboard'], isFreeInComments: true },
  { word: 'shot', term: 'preview frame', folders: ['dashboard'], isFreeInComments: true },
  { word: 'mover', term: 'move handler', folders: ['dashboard'], isFreeInComments: true },
  { word: 'toldIssue', term: 'field error' },
  { word: 'useSettled', term: 'useDebouncedValue' },
  { word: 'useGrowing', term: 'useIncrementalRender' },
  { word: 'useMoved', term: 'useOptimisticReorder' },
  { word: 'useOrder', term: 'useSortable' },
  { word: 'useShown', term: 'useFilteredRecords' },
  { word: 'look', term: 'variant', folders: ['ui'], isFreeInComments: true },
  { word: 'lazyPart', term: 'lazy boundary' },
  { word: 'waiting', term: 'loading', folders: ['ui'], isFreeInComments: true },
  { word: 'useWords', term: 'useTranslations' },
  { word: 'siteWord', term: 'site message' },
  { word: 'dashboardWord', term: 'dashboard message' },
  {
    word: 'sheet',
    term: 'spreadsheet, stylesheet or quotation snapshot',
    folders: ['calls', 'content', 'dashboard', 'fields', 'server', 'site/render', 'tests/contract'],
    isFreeInComments: true,
  },
  { word: 'ask', term: 'callApi', folders: ['dashboard/app'], isFreeInComments: true },
  { word: 'reread', term: 'invalidateQueries', isFreeInComments: true },
  { word: 'asked', term: 'requested', folders: browserFolders, isFreeInComments: true },
  { word: 'told', term: 'notified or described', folders: browserFolders, isFreeInComments: true },
  { word: 'given', term: 'args or input', folders: browserFolders, isFreeInComments: true },
  {
    word: 'gap',
    term: 'untranslated field',
    folders: ['dashboard/app', 'dashboard/content', 'dashboard/screens'],
    isFreeInComments: true,
  },
  { word: 'moreArea', term: 'secondary area' },
  { word: 'twin', term: 'alternate', folders: browserFolders, isFreeInComments: true },
  { word: 'chrome', term: 'layout', folders: ['site'], isFreeInComments: true },
  { word: 'judgement', term: 'spam check' },
  { word: 'suspicion', term: 'spam signal', isFreeInComments: true },
  { word: 'formPass', term: 'form token' },
  {
    word: 'edition',
    term: 'document state or index version',
    folders: ['bench', 'content', 'server'],
    isFreeInComments: true,
  },
  { word: 'takeBack', term: 'undo, unpublish, withdraw or roll back' },
  { word: 'wire', term: 'API name' },
  { word: 'echo', term: 'alias', folders: ['calls', 'content', 'dashboard', 'server'], isFreeInComments: true },
  { word: 'misfit', term: 'parse failure' },
  { word: 'asked', term: 'requested', folders: ['calls', 'content', 'fields', 'server'], isFreeInComments: true },
  { word: 'told', term: 'notified or described', folders: ['calls', 'content', 'server'], isFreeInComments: true },
  { word: 'given', term: 'args, input or result', folders: ['calls', 'content', 'server'], isFreeInComments: true },
  { word: 'talk', term: 'discussion', isFreeInComments: true },
  { word: 'moment', term: 'timestamp or date', isFreeInComments: true },
  {
    word: 'base',
    term: 'slug',
    folders: ['calls', 'content', 'dashboard', 'fields', 'server'],
    // The base of a tax, a form, a field, an encoding and an offset.
    allowed: [
      'content/quotations/sums.ts',
      'dashboard/content/forms/use-record-form.ts',
      'fields/rich-text/field.ts',
      'server/accounts/totp.ts',
      'server/media/metadata/blank-avif.ts',
    ],
    isFreeInComments: true,
  },
  { word: 'kept', term: 'stored, cached or retained', isFreeInComments: true },
  { word: 'place', term: 'venue', folders: ['site/planner'], isFreeInComments: true },
  { word: 'place', term: 'edit target', folders: ['dashboard/content/pointing'], isFreeInComments: true },
  { word: 'policyPlace', term: 'policy variable' },
  {
    word: 'figure',
    term: 'metrics, totals, specs or numbers',
    // Named as the tables and the class of the list.
    allowed: ['server/database/tables/figure-tables.ts', 'site/sections/project-figures.tsx'],
    isFreeInComments: true,
  },
  {
    word: 'person',
    term: 'contact or data subject',
    folders: ['bench', 'calls', 'content', 'dashboard', 'server'],
    isFreeInComments: true,
  },
  {
    word: 'alphabet',
    term: 'field types',
    // Alphabets of letters.
    allowed: ['fields/rich-text/html/list-mark.ts', 'server/accounts/totp.ts', 'tests/support/authenticator.ts'],
  },
];

const root = resolve(import.meta.dirname, '../..');
// Migrations never change, and this file contains the words as examples.
const files = allFolders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter(
    (path) => !path.startsWith('server/database/migrations/') && basename(path) !== basename(import.meta.filename),
  )
  .map((path) => ({ path, source: readFileSync(resolve(root, path), 'utf8') }));

const declared = /\b(?:const|let|function\*?|class|interface|type) ([A-Za-z_$][\w$]*)/g;
const commented = /^\s*(?:\/\*)?\*.*$|(?:^|\s)\/\/.*$|\/\*\*.*$/gm;
const named = ({ word }: OldWord) =>
  new RegExp(`(?<![A-Za-z])${word}s?(?![a-z])|${word[0]?.toUpperCase()}${word.slice(1)}s?(?![a-z])`);

/** The names and comments of a file that use a word. */
function usesIn(old: OldWord, { path, source }: { readonly path: string; readonly source: string }): readonly string[] {
  const names = [basename(path), ...[...source.matchAll(declared)].map(([, name = '']) => name)];
  const comments = old.isFreeInComments ? [] : (source.match(commented) ?? []);
  const inComment = new RegExp(String.raw`\b${old.word}s?\b`, 'i');
  return [
    ...names.filter((name) => named(old).test(name)),
    ...comments.filter((comment) => inComment.test(comment)).map((comment) => comment.trim()),
  ];
}

const filesOf = ({ folders = allFolders }: OldWord) =>
  files.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));

describe('the words of this code are those of its field:', () => {
  it.each(oldWords)('$word is $term', (old) => {
    const found = filesOf(old)
      .filter(({ path }) => !old.allowed?.includes(path))
      .flatMap((file) => usesIn(old, file).map((use) => `${file.path}: ${use}`));
    expect(found).toEqual([]);
  });

  it('a file is allowed a word only as long as it uses it', () => {
    const unused = oldWords.flatMap((old) =>
      (old.allowed ?? []).filter((path) => !files.some((file) => file.path === path && usesIn(old, file).length > 0)),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ['server/page-keeper.ts', ''],
    ['a.ts', 'const pageKeeper = 1;'],
    ['a.ts', 'export interface KeeperOptions {'],
    ['a.ts', '/** One of the keepers. */'],
    ['a.ts', 'close(); // The keeper goes last.'],
  ])('a name or comment with an old word is found: %s %s', (path, source) => {
    expect(usesIn({ word: 'keeper', term: 'cache' }, { path, source })).toHaveLength(1);
  });

  it.each(["say('keeper')", 'const gatekeeper = 1;', '// https://keep.example'])(
    'a text or another word is none: %s',
    (source) => {
      expect(usesIn({ word: 'keeper', term: 'cache' }, { path: 'a.ts', source })).toEqual([]);
    },
  );
});
