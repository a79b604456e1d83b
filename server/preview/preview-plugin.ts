import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { createReader } from '../records/reader/create-reader.ts';
import { registerPreview } from './register-preview.ts';

/** Previews of pages with unsaved values. */
export const previewPlugin = fp<Pick<Config, 'publicUrl'>>(
  async (app, { publicUrl }) => {
    const { accounts, entries, media, redirects, searchSite, site, discussion } = app;
    await registerPreview(app, {
      site,
      // Uses the site's own host: only the administrator may read a draft's files, and other hosts do not receive the
      // session.
      mediaHosts: { ar: '', en: '' },
      publicUrl,
      accounts,
      entries,
      media,
      readerOf:
        (laid, { collection: { base }, entry: { id } }) =>
        (about) =>
          createReader(
            { entries: laid, media, redirects, search: searchSite, discussion },
            { ...about, previewed: { base, id } },
          ),
    });
  },
  {
    name: 'preview',
    dependencies: ['media', 'redirects', 'search', 'accounts', 'discussion', 'entries', 'pages'],
  },
);
