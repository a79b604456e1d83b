import { pathsOf } from '../../content/page-at.ts';
import { type OwnPath, redirectKey } from './own-path.ts';

type Asked = Pick<OwnPath, 'path' | 'query'>;
type Pair = readonly [name: string, value: string];

/** Names that advertisers and emails add to links of any site. */
const tracking = /^(?:utm_.*|gclid|fbclid|msclkid|mc_[ce]id)$/i;

/** So many pairs of a query are looked at: redirects of each combination of them are looked for. */
const mostPairs = 6;

const normal = (text: string): string => text.normalize('NFC');

const keyOf = (path: string, pairs: readonly Pair[]): string => {
  const sorted = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).toSorted();
  return sorted.length === 0 ? redirectKey(path) : `${redirectKey(path)}?${sorted.join('&')}`;
};

const pairsOf = (query: URLSearchParams): Pair[] => [...query].map(([name, value]) => [normal(name), normal(value)]);

/** How the start of a redirect is stored: the path and, in one order, all that its query says. */
export const redirectStart = ({ path, query }: Asked): string => keyOf(path, pairsOf(query));

/** A start by which an address may be redirected, and the names of the query that it holds. */
interface PossibleStart {
  readonly key: string;
  readonly names: readonly string[];
}

/** The starts with a query by which an address may be redirected, those that hold most of its query first. */
export function startsWithQuery({ path, query }: Asked): readonly PossibleStart[] {
  const pairs = pairsOf(query)
    .filter(([name]) => !tracking.test(name))
    .slice(0, mostPairs);
  const combined = pairs.reduce<readonly (readonly Pair[])[]>(
    (sets, pair) => [...sets, ...sets.map((set) => [...set, pair])],
    [[]],
  );
  const largestFirst = combined.filter(({ length }) => length > 0).toSorted((one, other) => other.length - one.length);
  return pathsOf(path).flatMap((each) =>
    largestFirst.map((set) => ({ key: keyOf(each, set), names: set.map(([name]) => name) })),
  );
}

/** Every start by which an address may be redirected, the narrowest first. */
export const redirectStarts = (asked: Asked): readonly string[] => [
  ...startsWithQuery(asked).map(({ key }) => key),
  ...pathsOf(asked.path).map(redirectKey),
];
