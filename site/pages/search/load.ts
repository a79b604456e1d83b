import { categories, categoryHero, products } from '../../../content/collections/index.ts';
import { type FindableKind, findableKinds, isFindableKind } from '../../../content/findable-kinds.ts';
import type { SearchResult } from '../../../content/model/search.ts';
import { settingsOf } from '../../../content/settings.ts';
import type { PageRequest } from '../../render/page.ts';
import { listedFields } from '../products/filters.ts';
import { factFields } from '../products/product-facts.tsx';

const longestQuery = 100;
/** Most results that are read. More results would not help; a more specific query does. */
const mostResults = 50;
/** Number of results of each kind if all kinds are shown: two rows of two. */
const mostOfKind = 4;

/** Number of products shown if there are no results: fills rows of two and of three. */
const mostInstead = 6;

type Args = Pick<PageRequest<unknown, 'q' | 'kind'>, 'query' | 'reader' | 'attempt'>;

/** Loads products, categories and a contact, which are shown if there are no results. */
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

/** Loads the key figures of the products among some results. */
const loadFacts = ({ reader, attempt }: Args, results: readonly SearchResult[]) =>
  attempt('Failed to fetch products', () =>
    reader.some(
      products,
      results.filter(({ kind }) => kind === 'product').map(({ id }) => id),
      factFields,
    ),
  );

/** Loads the pictures of the categories among some results, by category id. A category itself has only an icon. */
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
  /** Number of results of this kind; `undefined` if not all could be counted. */
  readonly count: number | undefined;
  /** False if there may be more results of this kind. */
  readonly isWhole: boolean;
}

export interface SearchData {
  /** The query; empty before the first search. */
  readonly query: string;
  /** The kind that the results are restricted to. */
  readonly kind: FindableKind | undefined;
  /** The shown results by kind. */
  readonly groups: readonly ResultGroup[];
  /** Number of results, of the one kind or of all. */
  readonly total: number;
  /** Key figures of the products among them. */
  readonly facts: Awaited<ReturnType<typeof loadFacts>>;
  /** Pictures of the categories among them. */
  readonly pictures: Awaited<ReturnType<typeof loadPictures>>;
  /** The kinds with results, with their number if all could be counted. */
  readonly kinds: readonly { readonly kind?: FindableKind; readonly count?: number }[];
  /** True if there may be more results. */
  readonly isFull: boolean;
  readonly hasFailed: boolean;
  /** Present if nothing was found, and before the first search. */
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

/** Groups the results by kind, products first. If several kinds are shown, each has only its best results. */
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

/** Runs the query of the address. If the search fails, the page is rendered with `hasFailed`. */
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
