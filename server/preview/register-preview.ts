import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { directionOf } from '../../language/languages.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import { originOf } from '../addresses/origin-of.ts';
import { readUrlencoded } from '../bodies/read-urlencoded.ts';
import type { ReaderSources } from '../records/reader/create-reader.ts';
import type { EntryStore } from '../records/repository/entry-store.ts';
import { describeError } from '../http/answer-error.ts';
import { CallError } from '../http/call-error.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { administratorWrites } from '../http/guards.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { MediaStore } from '../media/media-store.ts';
import { choicesOf } from '../pages/choices-of.ts';
import { renderPage, type PageSources } from '../pages/make-page.ts';
import { framedPolicy, previewPolicy } from '../pages/security-headers.ts';
import { layOver, type Unsaved } from './lay-over.ts';
import { previewAddress } from './preview-address.ts';
import { parsePreviewRequest, readUnsaved } from './read-unsaved.ts';

export interface PreviewOptions extends Omit<PageSources, 'reader'> {
  readonly accounts: Accounts;
  readonly entries: EntryStore;
  readonly media: MediaStore;
  readonly publicUrl: string | undefined;
  /** Creates a reader over the given records, for the page of the unsaved one. */
  readonly readerOf: (entries: ReaderSources['entries'], unsaved: Unsaved) => PageSources['reader'];
}

/** The one field, with tolerance for what browsers add. */
const mostFields = 10;
/** An Arabic letter takes six bytes in a urlencoded body. */
const mostBytes = 6 * 1_048_576;

/** Previews must not be cached or indexed. */
const neverCached = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

async function sendPreview(options: PreviewOptions, request: FastifyRequest, reply: FastifyReply) {
  const sent = request.body instanceof URLSearchParams ? request.body.get('request') : null;
  if (sent === null) throw new CallError(400, 'malformed');
  const wanted = parsePreviewRequest(sent);
  const { language } = wanted;
  const unsaved = await readUnsaved(options, wanted);
  const about = {
    language,
    country: unsaved.collection.page?.country ?? choicesOf(request.headers.cookie).country,
    tags: new Set<string>(),
  };
  const reader = options.readerOf(layOver(options.entries, unsaved), unsaved);
  // The sandbox of the frame would block the scripts, and the page is complete without them.
  const site = { ...options.site, assets: { ...options.site.assets, modules: [], preload: [] } };
  const { rendered, mediaHost } = await renderPage({ ...options, site, reader }, request, {
    ...about,
    ...previewAddress(unsaved),
    pinned: true,
    origin: originOf(request, options.publicUrl),
    previewed: unsaved.collection.base,
  });
  return reply
    .code(rendered.status)
    .headers({
      ...neverCached,
      'content-language': language,
      'content-security-policy': previewPolicy({ inlineStyle: rendered.inlineStyle, mediaHost }),
    })
    .type('text/html; charset=utf-8')
    .send(rendered.html);
}

/** Answers with a page for the frame that shows the reason. */
function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = describeError(error, request);
  const language = requestLanguage(request);
  const message = escapeHtml(body.message);
  return reply
    .code(status)
    .headers({ ...neverCached, 'content-language': language, 'content-security-policy': framedPolicy })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-refused><head><meta charset="utf-8">` +
        `<meta name="color-scheme" content="light dark"><title>${message}</title></head>` +
        `<body><p role="alert">${message}</p></body></html>`,
    );
}

/**
 * `POST /dashboard/preview`: renders the public page of a record with unsaved values. The form has the field `request`
 * with a `PreviewRequest` as JSON. The answer is for a frame of the dashboard.
 */
export async function registerPreview(app: FastifyInstance, options: PreviewOptions): Promise<void> {
  await app.register(async (preview) => {
    preview.setErrorHandler(sendRefusal);
    preview.removeAllContentTypeParsers();
    preview.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      async (_request: unknown, body: string) => readUrlencoded(body, mostFields),
    );
    preview.post('/dashboard/preview', administratorWrites(options.accounts), (request, reply) =>
      sendPreview(options, request, reply),
    );
  });
}
