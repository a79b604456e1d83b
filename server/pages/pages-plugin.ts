import { join } from 'node:path';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { ReadAnswers } from '../http/answer-reads.ts';
import { addCommonHeaders } from './add-common-headers.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { createReadAnswers } from './answer-reads.ts';
import type { PageCache } from './create-page-cache.ts';
import { createPageBook, type PageBook } from './create-page-book.ts';
import { createPageMemory } from './create-page-memory.ts';
import { type RenderCounts, RenderLimit } from './render-limit.ts';
import { createCacheHits, type CacheHits } from './cache-hits.ts';
import { loadBuiltSite } from './load-built-site.ts';
import { registerAssets } from './register-assets.ts';
import { registerSite } from './register-site.ts';
import { serveWithVite } from './serve-with-vite.ts';
import type { SiteSource } from './site-source.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The code that renders pages. */
    readonly site: SiteSource;
    readonly pages: PageBook;
    /** Answers reads of calls from the cache of the pages. */
    readonly reads: ReadAnswers;
    /** Metrics of pages since the start. */
    readonly pageCounts: () => PageCounts;
  }
}

export interface PageCounts {
  readonly cache: PageCache['size'] & PageCache['lookups'];
  readonly rendering: RenderCounts;
  readonly sent: ReturnType<CacheHits['list']>;
}

export interface PagesPluginOptions extends Pick<
  Config,
  'isDevelopment' | 'mediaHosts' | 'pageMemory' | 'publicUrl' | 'trustProxy'
> {
  /** The source of the site's code. Default: Vite in development, otherwise the last build. */
  readonly source?: SiteSource | undefined;
}

const root = join(import.meta.dirname, '../..');
const buildDir = join(root, 'build');

/** The pages of the site, and the headers of every answer. @throws if the site was not built */
export const pagesPlugin = fp<PagesPluginOptions>(
  async (app, { source, isDevelopment, mediaHosts, pageMemory, publicUrl, trustProxy }) => {
    const { database, reader, redirects, searchLimit, visits } = app;
    const site = source ?? (isDevelopment ? await serveWithVite(app, root) : await loadBuiltSite(buildDir));
    const memory = createPageMemory(database.versions, { bytes: pageMemory, publicUrl });
    app.addHook('onClose', async () => memory.close());
    const rendering = new RenderLimit();
    const cacheHits = createCacheHits();
    const pages = {
      site,
      memory,
      rendering,
      reader,
      redirects,
      searchLimit: searchLimit,
      visits,
      publicUrl,
      mediaHosts,
    };
    app.decorate('site', site);
    app.decorate('pages', createPageBook(pages));
    app.decorate('pageCounts', () => ({
      cache: { ...memory.cache.size, ...memory.cache.lookups },
      rendering: rendering.counts,
      sent: cacheHits.list(),
    }));
    app.decorate('reads', createReadAnswers(memory));
    // The order matters: the cache answers before any other hook or route.
    answerFromCache(app, { ...pages, cacheHits, trustProxy });
    addCommonHeaders(app);
    if (!isDevelopment) registerAssets(app, buildDir);
    registerSite(app, pages);
  },
  { name: 'pages', dependencies: ['database', 'redirects', 'search', 'entries', 'visits'] },
);
