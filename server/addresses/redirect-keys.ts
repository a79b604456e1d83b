import { pathsOf } from '../../content/page-at.ts';
import { type OwnPath, redirectKey } from './own-path.ts';

type RequestedPath = Pick<OwnPath, 'path' | 'query'>;
type Pair = readonly [name: string, value: string];

/** Query parameters that advertisers and email services add to links of any site. */
const tracking = /^(?:utm_.*|gclid|fbclid|msclkid|mc_[ce]id)$/i;

/** The maximum number of query parameters that count, because every combination of them is looked up. */
const mostPairs = 6;

const normal = (text: string): string => text.normalize('NFC');

const keyOf = (path: string, pairs: readonly Pair[]): string => {
  const sorted = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).toSorted();
  return sorted.length === 0 ? redirectKey(path) : `${redirectKey(path)}?${sorted.join('&')}`;
};

const pairsOf = (query: URLSearchParams): Pair[] => [...query].map(([name, value]) => [normal(name), normal(value)]);

/** The key under which a redirect is stored: the path and all query parameters, sorted. */
export const redirectStart = ({ path, query }: RequestedPath): string => keyOf(path, pairsOf(query));

/** A key that can match an address, and the names of the query parameters in it. */
interface PossibleStart {
  readonly key: string;
  readonly names: readonly string[];
}

/** The keys with query parameters that can match an address. Those with most parameters come first. */
export function startsWithQuery({ path, query }: RequestedPath): readonly PossibleStart[] {
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

/** Every key that can match an address, the most specific first. */
export const redirectStarts = (requested: RequestedPath): readonly string[] => [
  ...startsWithQuery(requested).map(({ key }) => key),
  ...pathsOf(requested.path).map(redirectKey),
];
