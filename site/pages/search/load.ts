import { categories, categoryHero, products } from '../../../content/collections/index.ts';
import { type FindableKind, findableKinds, isFindableKind } from '../../../content/findable-kinds.ts';
import type { SearchResult } from '../../../content/model/search.ts';
import { settingsOf } from '../../../content/settings.ts';
import type { PageRequest } from '../../render/page.ts';
import { listedFields } from '../products/filters.ts';
import { factFields } from '../products/product-facts.tsx';

const longestQuery = 100;
/** All that is looked at; whoever needs more needs better words. */
const mostResults = 50;
/** Of each kind among those of every kind: two rows of two. */
const mostOfKind = 4;

/** Products that are shown instead: full rows of two and of three. */
const mostInstead = 6;

type Args = Pick<PageRequest<unknown, 'q' | 'kind'>, 'query' | 'reader' | 'attempt'>;

/** What there is to look at, and whom to ask, where no results are. */
async function loadInstead({ reader, attempt }: Args) {
  const [shown, known, office] = await Promise.all([
    attempt(
      'Failed to fetch products',
      async () => (await reader.part(products, { limit: mostInstead, fields: listedFields })).records,
    ),
    attempt('Failed to fetch categories', () => reader.list(categories)),
    reader.settings(settingsOf(reader.country)),
  ]);
  return { products: shown, categories: known, office };
}

/** The figures of the products among some results. */
const loadFacts = ({ reader, attempt }: Args, results: readonly SearchResult[]) =>
  attempt('Failed to fetch products', () =>
    reader.some(
      products,
      results.filter(({ kind }) => kind === 'product').map(({ id }) => id),
      factFields,
    ),
  );

/** The pictures of the categories among some results, by their ids: a category itself has only a sign. */
async function loadPictures({ reader, attempt }: Args, results: readonly SearchResult[]) {
  const ids = results.filter(({ kind }) => kind === 'category').map(({ id }) => id);
  const heroes = await attempt('Failed to fetch the pictures of the categories', () =>
    Promise.all(ids.map(async (id) => [id, (await reader.list(categoryHero, id))[0]?.image ?? null] as const)),
  );
  return new Map(heroes);
}

export type Instead = Awaited<ReturnType<typeof loadInstead>>;

/** The results of one kind, the best first. */
export interface ResultGroup {
  readonly kind: FindableKind;
  readonly results: readonly SearchResult[];
  /** How many there are, where all can be counted. */
  readonly count: number | undefined;
  /** False where more of them may have been found. */
  readonly isWhole: boolean;
}

export interface SearchData {
  /** What was searched for; empty before anything was. */
  readonly query: string;
  /** The one kind that is shown. */
  readonly kind: FindableKind | undefined;
  /** What is shown, kind by kind. */
  readonly groups: readonly ResultGroup[];
  /** How many were found, of the one kind or of all. */
  readonly total: number;
  /** Of the products among them. */
  readonly facts: Awaited<ReturnType<typeof loadFacts>>;
  /** Of the categories among them. */
  readonly pictures: Awaited<ReturnType<typeof loadPictures>>;
  /** The kinds there are results of, with their number where all can be counted. */
  readonly kinds: readonly { readonly kind?: FindableKind; readonly count?: number }[];
  /** True where more may have been found. */
  readonly isFull: boolean;
  readonly hasFailed: boolean;
  /** Given where nothing was found, and before anything was searched for. */
  readonly instead: Instead | null;
}

const nothing = {
  groups: [],
  total: 0,
  facts: [],
  pictures: new Map(),
  kinds: [],
  isFull: false,
  hasFailed: false,
  instead: null,
};

/** Results kind by kind, products first; beside other kinds the best of each. */
function toGroups(
  found: readonly SearchResult[],
  { isOneKind, isCounted }: { readonly isOneKind: boolean; readonly isCounted: boolean },
): readonly ResultGroup[] {
  return findableKinds.flatMap((kind) => {
    const all = found.filter((result) => result.kind === kind);
    if (all.length === 0) return [];
    if (isOneKind) return [{ kind, results: all, count: undefined, isWhole: true }];
    const count = isCounted ? all.length : undefined;
    return [{ kind, results: all.slice(0, mostOfKind), count, isWhole: isCounted && all.length <= mostOfKind }];
  });
}

/** What the address asks for, and what is found. A search that fails says so, and the page stands. */
export async function loadSearch(request: Args): Promise<SearchData> {
  const { query: params, reader, attempt } = request;
  const query = (params.get('q') ?? '').trim().slice(0, longestQuery).toWellFormed();
  const wanted = params.get('kind');
  const kind = isFindableKind(wanted) ? wanted : undefined;
  if (query === '') return { query, kind, ...nothing, instead: await loadInstead(request) };

  let hasFailed = true;
  const find = (kind?: FindableKind) => reader.search({ query, kind, limit: mostResults });
  const found = await attempt('Failed to search', async () => {
    const everything = await find();
    const isCounted = everything.length < mostResults;
    const shown =
      kind === undefined
        ? everything
        : isCounted
          ? everything.filter((result) => result.kind === kind)
          : await find(kind);
    hasFailed = false;
    return [{ everything, shown, isCounted }];
  });
  const [first] = found;
  if (first === undefined || hasFailed) return { query, kind, ...nothing, hasFailed: true };
  const { everything, shown, isCounted } = first;
  const counts = findableKinds.map((each) => ({
    kind: each,
    count: everything.filter((result) => result.kind === each).length,
  }));
  const kinds = isCounted
    ? [{ count: everything.length }, ...counts.filter(({ count }) => count > 0)]
    : [{}, ...findableKinds.map((each) => ({ kind: each }))];
  const groups = toGroups(shown, { isOneKind: kind !== undefined, isCounted });
  const results = groups.flatMap((group) => group.results);
  const [facts, pictures] = await Promise.all([loadFacts(request, results), loadPictures(request, results)]);
  return {
    query,
    kind,
    groups,
    total: shown.length,
    facts,
    pictures,
    kinds,
    isFull: shown.length >= mostResults,
    hasFailed: false,
    instead: shown.length === 0 ? await loadInstead(request) : null,
  };
}
