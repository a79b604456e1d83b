import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '../../../content/routes.ts';
import { languages } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { PageBook, PrivatePage } from '../../pages/create-page-book.ts';
import { privateHeaders } from '../../pages/security-headers.ts';
import type { SigningKey } from '../../secrets/secret-key.ts';
import { snapshotOf } from '../rows/quotation-row.ts';
import { findByToken, quotationPath, type SentQuotation } from './quotation-address.ts';
import { toShownQuotation } from './shown-quotation.ts';

export interface QuotationPageSources {
  readonly database: Pick<Database, 'read'>;
  readonly media: Pick<MediaStore, 'findByNames'>;
  readonly pages: Pick<PageBook, 'showPrivate'>;
  readonly signingKey: SigningKey;
  readonly now: () => number;
}

/** Answers with the page of a quotation, in its language. */
export async function showQuotation(
  sources: QuotationPageSources,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    sent,
    token,
    refused,
  }: { readonly sent: SentQuotation; readonly token: string; readonly refused?: PrivatePage['refused'] },
): Promise<void> {
  const quotation = await toShownQuotation(sources, sent, token);
  await sources.pages.showPrivate(request, reply, {
    page: quotationPath(token, quotation.snapshot.content.language),
    readerOf: (reader) => ({ ...reader, quotation }),
    ...(refused && { refused }),
  });
}

/**
 * The pages behind signed addresses, registered before all other pages. An address without a valid signature gets the
 * same answer as any unknown address.
 */
export function registerQuotationPage(app: FastifyInstance, sources: QuotationPageSources): void {
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    app.get<{ Params: { address: string } }>(`${prefix}${routes.quotation}`, async (request, reply) => {
      const token = request.params.address;
      const sent = await findByToken(sources, token);
      if (sent === null) return reply.callNotFound();
      const own = quotationPath(token, snapshotOf(sent.version).content.language);
      if (request.url.split('?', 1)[0] !== own) return reply.headers(privateHeaders).redirect(own, 302);
      await showQuotation(sources, request, reply, { sent, token });
      return reply;
    });
  }
}
