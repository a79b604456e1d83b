import { existsSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What the browser loads: the elements and islands of public pages, their styles, and the dashboard. */
const clientEntries = [
  'site/elements/elements.client.ts',
  'site/islands/islands.client.ts',
  'site/styles.css',
  'dashboard/main.tsx',
].filter((file) => existsSync(file));

/** Public pages are documents made on the server, so an edit reaches the browser only by loading the page again. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  apply: 'serve',
  hotUpdate({ file, modules, server }) {
    const isHotInBrowser = /\/(site\/islands|dashboard)\//.test(file);
    if (this.environment.name === 'ssr' && modules.length > 0 && !isHotInBrowser) {
      server.environments.client.hot.send({ type: 'full-reload' });
    }
  },
};

/** React once, in a file of its own: pages with an island share it, and it stays cached when an island changes. */
const reactGroup = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/site\/islands\/hydrate/ };

export default defineConfig({
  appType: 'custom',
  base: '/',
  publicDir: false,
  plugins: [tailwindcss(), react(), reloadPages],
  builder: {},
  build: { assetsDir: 'assets', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: { input: clientEntries, output: { codeSplitting: { groups: [reactGroup] } } },
      },
    },
    ssr: {
      build: { outDir: 'build/server', rolldownOptions: { input: 'site/pages.ts' } },
    },
  },
});
