import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Country } from '../../content/countries.ts';
import type { Reader } from '../../content/model/reader.ts';
import type { Language, Words } from '../../language/languages.ts';
import { siteMessages } from '../../language/site-messages.ts';
import { originOf } from '../addresses/origin-of.ts';
import type { OwnPath } from '../addresses/own-path.ts';
import { readPageAddress } from '../addresses/read-page-address.ts';
import { clientNetworks } from '../http/client-networks.ts';
import { choicesOf } from './choices-of.ts';
import { makePage } from './make-page.ts';
import type { PagesOptions } from './register-pages.ts';
import { sendAnswer } from './send-answer.ts';
import { privateHeaders } from './security-headers.ts';
import { sendPause } from './send-pause.ts';
import type { PlannedWall, RefusedForm } from './site-source.ts';

/** A refused form that was sent without scripts. */
export interface RefusedSending {
  readonly form: RefusedForm;
  readonly status: number;
  /** The path of its page, as browsers encode it. */
  readonly page: string;
  readonly query: URLSearchParams;
  /** Seconds until a retry, if the form was refused because of a limit. */
  readonly retryAfter?: number | undefined;
}

/** A page with its own reader, for people who have its address. */
export interface PrivatePage {
  /** Its path, as browsers encode it. */
  readonly page: string;
  /** Adds what it reads beyond other pages. */
  readonly readerOf: (reader: Reader) => Reader;
  /** A refused form of the page. */
  readonly refused?: Pick<RefusedSending, 'form' | 'status' | 'retryAfter'>;
}

/** What calls need from the site's pages. */
export interface PageBook {
  /** True if the page at an address uses all of its query parameters. */
  readsAll(address: Pick<OwnPath, 'path' | 'query'>): Promise<boolean>;
  /** The pages that belong to no record, with their titles. */
  named(): Promise<readonly { readonly path: string; readonly title: Words }[]>;
  /** The walls of a plan, from the query of the planner's address. */
  planned(
    query: URLSearchParams,
    visitor: { readonly language: Language; readonly country: Country },
  ): Promise<readonly PlannedWall[]>;
  /** Answers with the page of a refused form, filled in and with the errors at its fields. */
  showRefused(request: FastifyRequest, reply: FastifyReply, refusal: RefusedSending): Promise<void>;
  /** Answers with a page that is never cached and sends no referrer. */
  showPrivate(request: FastifyRequest, reply: FastifyReply, page: PrivatePage): Promise<void>;
}

interface ShownPage {
  readonly page: string;
  readonly query: URLSearchParams;
  readonly reader: PagesOptions['reader'];
  readonly headers?: Readonly<Record<string, string>>;
  readonly refused?: Pick<RefusedSending, 'form' | 'status' | 'retryAfter'>;
}

/** The pages of the site with their current content. */
export function createPageBook(
  options: Omit<PagesOptions, 'memory' | 'redirects' | 'searchLimit' | 'visits'>,
): PageBook {
  const { site, reader, publicUrl } = options;

  /** Renders a page for one visitor and sends it without caching. */
  async function show(request: FastifyRequest, reply: FastifyReply, shown: ShownPage): Promise<void> {
    const { page, query, reader, headers, refused } = shown;
    const { path, pinned } = readPageAddress(page);
    const { language, country } = choicesOf(request.headers.cookie);
    const renderOnce = () =>
      makePage({ ...options, reader }, request, {
        path,
        language: pinned ?? language,
        country,
        pinned: pinned !== null,
        query,
        origin: originOf(request, publicUrl),
        tags: new Set(),
        ...(headers && { headers }),
        ...(refused && { refusedForm: refused.form }),
      });
    const made = await options.rendering
      .run(clientNetworks(request), renderOnce)
      .catch((error: unknown) => sendPause(request, reply, error, page));
    if (made === undefined) return;
    const { answer } = made;
    // Ready answers bypass Fastify, and so would headers set with it.
    if (refused?.retryAfter !== undefined) reply.raw.setHeader('retry-after', refused.retryAfter);
    sendAnswer(request, reply, answer.status < 500 && refused ? { ...answer, status: refused.status } : answer);
  }

  return {
    readsAll: async ({ path, query }) => (await site.load()).readQuery(path, query).size === query.size,
    async named() {
      const { namedPages } = await site.load();
      return namedPages().map(({ path, name }) => ({
        path,
        title: { en: siteMessages('en')(name), ar: siteMessages('ar')(name) },
      }));
    },
    planned: async (query, visitor) => (await site.load()).plannedWalls(query, reader({ ...visitor, tags: new Set() })),
    async showRefused(request, reply, { form, status, page, query, retryAfter }) {
      await show(request, reply, { page, query, reader, refused: { form, status, retryAfter } });
    },
    async showPrivate(request, reply, { page, readerOf, refused }) {
      await show(request, reply, {
        page,
        query: new URLSearchParams(),
        reader: (about) => readerOf(reader(about)),
        headers: privateHeaders,
        ...(refused && { refused }),
      });
    },
  };
}
