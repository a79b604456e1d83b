import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formerRoutes, routes } from '../../content/routes.ts';

// Rules about the source that neither the linter nor the import rules can express. Each rule is tested with examples of
// what it refuses and of what it allows.

interface Rule {
  readonly fact: string;
  readonly files: readonly string[];
  readonly forbidden: RegExp;
  readonly refuses: readonly string[];
  readonly allows: readonly string[];
}

const code = '*.{ts,tsx}';
const lists = '(?:collections|findCollection|visitorCollections|settings)';
const shown = '{site,dashboard,ui,fields}/**/';
const size = String.raw`-(?:\[|\d|px|auto|full)`;

const allAddresses = [...Object.values(routes), ...Object.values(formerRoutes)].flatMap(
  (pattern) => pattern.split('/')[1] || [],
);
/** First parts that are also calls of the server or screens of the dashboard. */
const ambiguous = new Set(['products', 'projects', 'search', 'community', 'offers']);
const distinctAddresses = allAddresses.filter((first) => !ambiguous.has(first));

/**
 * Matches a string that starts with an address of one of these first parts. Comments write addresses in backticks and
 * are skipped.
 */
const writtenAddress = (firsts: readonly string[]): RegExp =>
  new RegExp(String.raw`^(?!\s*(?:\/?\*|\/\/)).*['"\`](?:\/(?:en|ar))?\/(?:${firsts.join('|')})(?=[/?#'"\`$])`);

const rules: readonly Rule[] = [
  {
    fact: 'no code tells field kinds apart, so that a new kind is one new folder and its entries in the registries',
    files: [`{language,fields,content,site,dashboard,server,ui,demo}/**/${code}`],
    forbidden: /switch \((?:\w+\.)*(?:field\.)?kind\)|\bfield\??\.kind\s*[!=]==/,
    refuses: ['switch (field.kind) {', 'switch (kind) {', "if (field.kind === 'image') {"],
    allows: ["if (media.kind === 'video')", 'kinds[field.kind]', 'switch (status) {'],
  },
  {
    fact: 'a screen of the dashboard knows no collection by name, so that a new one is one declaration',
    // Screens of comments and enquiries show no collection, but know which collections visitors write about.
    files: [`dashboard/${code}`, `dashboard/*/${code}`, `dashboard/*/!(messages|moderation|enquiries)/**/${code}`],
    forbidden: new RegExp(
      String.raw`^(?:\}|import (?!(?:type )?\{ ${lists}(?:, ${lists})* \}).*) from '[./]+content/(?:collections/|settings\.ts)`,
    ),
    refuses: [
      "import { products } from '../../content/collections/index.ts';",
      "import { findCollection, products } from '../../content/collections/index.ts';",
      "} from '../../content/collections/index.ts';",
      "import { webhookSettings } from '../../content/settings.ts';",
    ],
    allows: [
      "import { findCollection, visitorCollections } from '../../content/collections/index.ts';",
      "import { settings } from '../../content/settings.ts';",
    ],
  },
  {
    fact: 'styles name logical sides, so that Arabic pages turn by themselves',
    files: [`${shown}*.css`],
    forbidden:
      /(?:^|[\s;{])(?:(?:scroll-)?(?:margin|padding)-|border-|inset-)?(?:left|right)(?:-(?:width|style|color))?\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
    refuses: [
      'margin-left: 4px',
      '.a { left: 0 }',
      'border-top-left-radius: 4px',
      'text-align: right',
      'padding-right:1px',
    ],
    allows: ['margin-inline-start: 4px', 'inset-inline-start: 0', 'object-position: left top', 'text-align: start'],
  },
  {
    fact: 'classes name logical sides, so that Arabic pages turn by themselves',
    files: [`${shown}*.tsx`],
    forbidden: new RegExp(
      String.raw`(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr]))${size}` +
        String.raw`|(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])|\b(?:margin|padding|border)(?:Left|Right)\b`,
    ),
    refuses: [
      'ml-4',
      'md:-pr-[3px]',
      'left-1/2',
      'text-left',
      'rounded-tl-lg rounded-bl-2',
      'style={{ marginLeft: 1 }}',
    ],
    allows: ['ms-4', 'inset-s-0', 'start-1/2', 'text-start', 'key === "ArrowLeft"', 'html-4', 'bi-arrow-left'],
  },
  {
    fact: 'public pages carry no style attribute, so that the content policy can refuse inline styles',
    files: ['{site,ui}/**/*.tsx'],
    forbidden: /\sstyle=/,
    refuses: ['<p style={{ color }}>', '<p\n  style="color: red">'],
    allows: ['<style>', 'fontStyle="x"', 'className="style"'],
  },
  {
    fact: 'addresses of pages stand in the map of addresses alone, so that a page can move',
    files: [`{content,site,server,dashboard}/**/${code}`],
    forbidden: writtenAddress(distinctAddresses),
    refuses: [
      "path: '/one-category/:id'",
      '`/our-community?blog=${id}`',
      "'/en/compare'",
      '"/product/68"',
      "href('/about')",
    ],
    allows: [
      "'productssectionone/:id'",
      '`/products/${id}`',
      '// such as `/product/68`',
      "'/aboutness'",
      "'product/:id'",
    ],
  },
  {
    fact: 'pages that share their names with calls and screens are named by the map wherever pages are made',
    files: [`site/**/${code}`, `server/pages/**/${code}`],
    forbidden: writtenAddress(allAddresses),
    refuses: ["href('/products')", "'/search?q='", '`/projects`'],
    allows: ['`/api/${language}/search?limit=6`', "'/productsheet'"],
  },
  {
    fact: 'code for all collections knows none of them by name, so that a new one needs no change of it',
    files: [
      `server/{bodies,changes,entries,history,library,links,preview,records,search}/**/${code}`,
      `content/${code}`,
    ],
    forbidden: new RegExp(
      String.raw`^import \{(?! (?:(?:type )?(?:collections|visitorCollections|findCollection|childrenOf)(?:, | \}))+ ?from).*collections/index\.ts'` +
        String.raw`|^import .*/collections/(?!index\b)[\w-]+\.ts'|\.base [!=]== \w+(?:Settings|s)\.base`,
    ),
    refuses: [
      "import { communityPosts } from '../../content/collections/index.ts';",
      "import { collections, products } from './collections/index.ts';",
      "import { products } from '../../content/collections/products.ts';",
      'if (collection.base === emiratesSettings.base)',
    ],
    allows: [
      "import { collections } from '../../content/collections/index.ts';",
      "import { findCollection, visitorCollections } from '../../content/collections/index.ts';",
      'one.base === collection.base',
    ],
  },
];

const describeHit = (file: string, text: string, forbidden: RegExp) =>
  text.split('\n').flatMap((line, index) => (forbidden.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));

const mapOfAddresses = 'content/routes.ts';
const root = resolve(import.meta.dirname, '../..');
const sources = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file) && file !== mapOfAddresses);

describe.each(rules)('$fact', ({ files, forbidden, refuses, allows }) => {
  it('holds in the source', () => {
    const hits = sources(files).flatMap((file) =>
      describeHit(file, readFileSync(resolve(root, file), 'utf8'), forbidden),
    );
    expect(hits).toEqual([]);
  });

  it('is recognised by its examples', () => {
    expect(refuses.filter((example) => !forbidden.test(example))).toEqual([]);
    expect(allows.filter((example) => forbidden.test(example))).toEqual([]);
  });
});

it('no file has a name that could hold anything', () => {
  const vague = /^(?:utils?|helpers?|misc|common|shared|stuff)$/;
  const places = '{ui,language,fields,content,site,dashboard,server,demo,bench,tests}/**/';
  const named = globSync([`${places}*`], { cwd: root }).filter((file) =>
    vague.test(basename(file).split('.')[0] ?? ''),
  );
  expect(named).toEqual([]);
});
