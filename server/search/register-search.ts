import type { FastifyInstance } from 'fastify';
import { isFindableKind } from '../../content/findable.ts';
import { imageSteps } from '../../content/image-widths.ts';
import { uploadAddress, variantAddress } from '../../content/media-address.ts';
import type { SearchQuestion, SearchResult } from '../../content/model/search.ts';
import type { Issue, Media } from '../../fields/field.ts';
import { type Language, languages } from '../../language/languages.ts';
import { tooManyAttempts } from '../http/call-error.ts';
import { clientNetworks } from '../http/client-networks.ts';
import type { VisitorPace } from '../pace/visitor-pace.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { createSearch } from './create-search.ts';
import type { SearchSources } from './to-result.ts';

const longestQuery = 100;
const mostResults = 50;
const usualResults = 20;

type Given = Readonly<Record<string, unknown>>;

function readQuery({ q = '' }: Given, report: (issue: Issue) => void): string {
  if (typeof q !== 'string') report({ path: 'q', code: 'wrongType', params: { expected: 'text' } });
  else if (q.trim() === '') report({ path: 'q', code: 'required' });
  else if (q.length > longestQuery)
    report({ path: 'q', code: 'tooLong', params: { max: longestQuery, length: q.length } });
  else return q.trim().toWellFormed();
  return '';
}

function readLimit({ limit = String(usualResults) }: Given, report: (issue: Issue) => void): number {
  const count = typeof limit === 'string' && /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (count < 1 || count > mostResults)
    report({ path: 'limit', code: 'outOfRange', params: { min: 1, max: mostResults } });
  return count;
}

/** What is asked for. @throws InvalidError with what is wrong about it */
export function readQuestion(given: Given, language: Language): SearchQuestion {
  const issues: Issue[] = [];
  const report = (issue: Issue) => issues.push(issue);
  const query = readQuery(given, report);
  const limit = readLimit(given, report);
  const kind = given['kind'] === '' ? undefined : given['kind'];
  if (kind !== undefined && !isFindableKind(kind)) report({ path: 'kind', code: 'notAnOption' });
  if (issues.length > 0) throw new InvalidError(issues);
  return { query, language, limit, kind: isFindableKind(kind) ? kind : undefined };
}

/** The address of a small picture: its narrowest variant, the file itself where it has none. */
function thumbnail(media: Media): string {
  const [narrowest] = imageSteps(media);
  return narrowest === undefined ? uploadAddress(media) : variantAddress(media, narrowest.step, 'webp');
}

const serialize = ({ image, ...result }: SearchResult) => ({
  ...result,
  image: image === null || image.kind !== 'image' ? null : thumbnail(image),
});

/** `GET /{language}/search?q=&kind=&limit=`, open to visitors. */
export function registerSearch(app: FastifyInstance, sources: SearchSources, pace: VisitorPace): void {
  const search = createSearch(sources);
  for (const language of languages) {
    app.get<{ Querystring: Given }>(`/${language}/search`, async (request) => {
      const question = readQuestion(request.query, language);
      const wait = pace.count(clientNetworks(request));
      if (wait > 0) throw tooManyAttempts(wait);
      return { query: question.query, results: (await search(question)).map(serialize) };
    });
  }
}
