/** How a body may be written on the way; `identity` is as it is. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** How much is done for fewer bytes: the usual for what is kept, little for what one visitor alone is sent. */
export type Effort = 'usual' | 'quick';

/**
 * What a body is compressed by, the smallest first. In little time zstd packs smaller than Brotli and takes half as long;
 * with more of it Brotli is the smaller one.
 */
export const encodings = {
  usual: ['br', 'gzip'],
  quick: ['zstd', 'br', 'gzip'],
} as const satisfies Record<Effort, readonly Encoding[]>;

const remembered = { usual: new Map<string, Encoding>(), quick: new Map<string, Encoding>() };
/** Browsers send a handful of different headers; a stranger who sends many must not fill the memory. */
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

/** The best encoding a header accepts, by RFC 9110 §12.5.3; among equals the smallest body wins. */
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

/** Which encoding to answer with, from the request's `Accept-Encoding`. */
export function chooseEncoding(header: string | undefined = '', effort: Effort): Encoding {
  const known = remembered[effort].get(header);
  if (known !== undefined) return known;
  const chosen = choose(header, effort);
  if (remembered[effort].size >= mostRemembered) remembered[effort].clear();
  remembered[effort].set(header, chosen);
  return chosen;
}
