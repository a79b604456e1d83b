import { search } from '../../calls/search.ts';
import { imageSteps } from '../../content/image-widths.ts';
import { uploadAddress, variantAddress } from '../../content/media-address.ts';
import type { SearchResult } from '../../content/model/search.ts';
import type { Media } from '../../fields/field.ts';
import { clientNetworks } from '../http/client-networks.ts';
import { tooManyAttempts } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import type { VisitorRateLimit } from '../rate-limits/visitor-rate-limit.ts';
import { createSearch } from './create-search.ts';
import type { SearchSources } from './to-result.ts';

/** The address of a thumbnail: the narrowest variant, or the file itself without variants. */
function thumbnail(media: Media): string {
  const [narrowest] = imageSteps(media);
  return narrowest === undefined ? uploadAddress(media) : variantAddress(media, narrowest.step, 'webp');
}

const serialize = ({ image, ...result }: SearchResult) => ({
  ...result,
  image: image === null || image.kind !== 'image' ? null : thumbnail(image),
});

/** `GET /{language}/search?q=&kind=&limit=`, public. */
export function serveSearch(serve: Serve, sources: SearchSources, searchLimit: VisitorRateLimit): void {
  const find = createSearch(sources);
  serve(search.find, async ({ query: { q: query, kind, limit }, language, request }) => {
    const wait = searchLimit.count(clientNetworks(request));
    if (wait > 0) throw tooManyAttempts(wait);
    return { query, results: (await find({ query, language, kind, limit })).map(serialize) };
  });
}
