import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Country, defaultCountry } from '../../content/countries.ts';
import { type Language, languages, type Words } from '../../language/languages.ts';
import { siteWords } from '../../language/site-words.ts';
import { originOf } from '../addresses/origin-of.ts';
import { readPageAddress } from '../addresses/read-page-address.ts';
import { clientNetworks } from '../http/client-networks.ts';
import type { Logger } from '../logger.ts';
import { choicesOf } from './choices-of.ts';
import { makePage } from './make-page.ts';
import type { PagesOptions } from './register-pages.ts';
import { sendAnswer } from './send-answer.ts';
import { sendPause } from './send-pause.ts';
import type { PlannedWall, RefusedForm } from './site-source.ts';

/** A form without scripts that was refused. */
export interface RefusedSending {
  readonly form: RefusedForm;
  readonly status: number;
  /** The own path of the page it stood on, as browsers write it. */
  readonly page: string;
  readonly query: URLSearchParams;
  /** Seconds after which it may be sent again, where that is why it was refused. */
  readonly retryAfter?: number | undefined;
}

/** What the calls ask about the site's pages. */
export interface PageBook {
  /** True when visitors find a page at a decoded path, in any language. */
  has(path: string): Promise<boolean>;
  /** Tells every decoded path under which a path can be redirected, the path itself first. */
  naming(): Promise<(path: string) => readonly string[]>;
  /** The pages that are no record's, with their names. */
  named(): Promise<readonly { readonly path: string; readonly title: Words }[]>;
  /** The walls of a plan, by what stands behind the question mark of the planner's address. */
  planned(
    query: URLSearchParams,
    visitor: { readonly language: Language; readonly country: Country },
  ): Promise<readonly PlannedWall[]>;
  /** Answers with the page a refused form stood on: as it was filled in, and with what is wrong beside its fields. */
  showRefused(request: FastifyRequest, reply: FastifyReply, refusal: RefusedSending): Promise<void>;
}

/** The pages of the site as they are now. */
export function createPageBook(options: Omit<PagesOptions, 'memory' | 'searchPace' | 'visits'>, log: Logger): PageBook {
  const { site, reader, publicUrl } = options;
  return {
    async has(path) {
      const { hasPage } = await site.load();
      // One language after the other: most pages stand in the first, and reading them twice would be for nothing.
      for (const language of languages) {
        const asked = reader({ language, country: defaultCountry, tags: new Set() });
        if (await hasPage({ path, language, reader: asked, log })) return true;
      }
      return false;
    },
    naming: async () => (await site.load()).namesOf,
    async named() {
      const { namedPages } = await site.load();
      return namedPages().map(({ path, name }) => ({
        path,
        title: { en: siteWords('en')(name), ar: siteWords('ar')(name) },
      }));
    },
    planned: async (query, visitor) => (await site.load()).plannedWalls(query, reader({ ...visitor, tags: new Set() })),
    async showRefused(request, reply, { form, status, page, query, retryAfter }) {
      const { path, pinned } = readPageAddress(page);
      const { language, country } = choicesOf(request.headers.cookie);
      const draw = () =>
        makePage(options, request, {
          path,
          language: pinned ?? language,
          country,
          pinned: pinned !== null,
          query,
          origin: originOf(request, publicUrl),
          tags: new Set(),
          refusedForm: form,
        });
      const made = await options.drawing
        .run(clientNetworks(request), draw)
        .catch((error: unknown) => sendPause(request, reply, error, page));
      if (made === undefined) return;
      const { answer } = made;
      // Finished answers are sent past the framework, and with them what it would send.
      if (retryAfter !== undefined) reply.raw.setHeader('retry-after', retryAfter);
      sendAnswer(request, reply, answer.status < 500 ? { ...answer, status } : answer);
    },
  };
}
