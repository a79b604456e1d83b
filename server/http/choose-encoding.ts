/** Content encoding of a body; `identity` is uncompressed. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** How much time compression may take: `usual` for cached bodies, `quick` for a body for one visitor. */
export type Effort = 'usual' | 'quick';

/**
 * The encodings, the one with the smallest output first. At low effort zstd compresses better than Brotli in half the
 * time; at high effort Brotli compresses better.
 */
export const encodings = {
  usual: ['br', 'gzip'],
  quick: ['zstd', 'br', 'gzip'],
} as const satisfies Record<Effort, readonly Encoding[]>;

const remembered = { usual: new Map<string, Encoding>(), quick: new Map<string, Encoding>() };
/**
 * Maximum number of cached headers. Browsers send only a few, and a client with many different ones must not fill the
 * memory.
 */
const mostRemembered = 200;

function weights(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    found.set(name, weight === undefined ? 1 : Number.parseFloat(weight.slice(2)) || 0);
  }
  return found;
}

/**
 * The best encoding that a header accepts, by RFC 9110 §12.5.3. Among equal weights the one with the smallest body
 * wins.
 */
function choose(header: string, effort: Effort): Encoding {
  const accepted = weights(header);
  const others = accepted.get('*') ?? 0;
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of encodings[effort]) {
    const weight = accepted.get(encoding) ?? others;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return (accepted.get('identity') ?? 0) > bestWeight ? 'identity' : best;
}

/** The encoding for the request's `Accept-Encoding`. */
export function chooseEncoding(header: string | undefined = '', effort: Effort): Encoding {
  const known = remembered[effort].get(header);
  if (known !== undefined) return known;
  const chosen = choose(header, effort);
  if (remembered[effort].size >= mostRemembered) remembered[effort].clear();
  remembered[effort].set(header, chosen);
  return chosen;
}
