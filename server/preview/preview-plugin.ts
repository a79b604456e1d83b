import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { createReader } from '../records/reader/create-reader.ts';
import { registerPreview } from './register-preview.ts';

/** Pages with values that are not saved. */
export const previewPlugin = fp<Pick<Config, 'publicUrl'>>(
  async (app, { publicUrl }) => {
    const { accounts, entries, media, redirects, searchSite, site, discussion } = app;
    await registerPreview(app, {
      site,
      // A draft's files are the administrator's alone, and no other host knows who asks.
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
