import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { assertDeclared } from './content/assert-declared.ts';

/** What the browser loads: the styles of public pages, and the dashboard. */
const clientEntries = ['site/styles.css', 'dashboard/main.tsx'];

/** Public pages are documents made on the server, so an edit reaches the browser only by loading the page again. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  apply: 'serve',
  hotUpdate({ file, modules, server }) {
    const isHotInBrowser = file.includes('/dashboard/');
    if (this.environment.name === 'ssr' && modules.length > 0 && !isHotInBrowser) {
      server.environments.client.hot.send({ type: 'full-reload' });
    }
  },
};

/** Measured over the files of the dashboard: of all modes and windows these leave the fewest bytes. */
const smallest = {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** What browsers load is compressed once, as well as it can be, and served as it lies there. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name !== 'ssr',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => /^assets\/.+\.(?:js|css|svg)$/.test(fileName));
    for (const file of files) {
      const content = file.type === 'chunk' ? file.code : file.source;
      await writeFile(join(dir, `${file.fileName}.br`), brotliCompressSync(content, smallest));
      await writeFile(join(dir, `${file.fileName}.gz`), gzipSync(content, { level: 9 }));
    }
  },
};

/** A wrong declaration ends the build, and the start in development, with a sentence that names it. */
const checkDeclared: Plugin = {
  name: 'check-declared',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart: assertDeclared,
};

/**
 * What the dashboard fetches until its first screen stands: React, which stays cached when the rest changes, and then a
 * file for each step, with everything that the step needs and none before it. Small files shared by many screens would
 * be fetched one by one, and packed alone they are larger.
 */
const steps = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  { name: 'login', test: /\/dashboard\/main\.tsx$/, priority: 3 },
  { name: 'frame', test: /\/dashboard\/app\/shell\/frame\.tsx$/, priority: 2 },
  { name: 'lists', test: /\/dashboard\/screens\/content\/content\.tsx$/, priority: 1 },
  // Together wherever files are sent: each piece of its own would be one more name in the first step.
  {
    name: 'uploads',
    test: /\/(?:fields\/refusal-of|dashboard\/(?:app\/send-file|content\/media\/upload-file))\.tsx?$/,
  },
];

/** The first step names all files that may follow; what tells two builds of one apart is what cannot be compressed. */
const shortNames = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };

const shared =
  /node_modules\/(?:react|react-dom|scheduler)\/|\/site\/islands\/(?:hydrate-island|island-context|slots?(?:-of)?\.|use-(?:closed-beside|hydrated|is-away|media))|\/ui\/icon|\/language\/(?:island-messages|(?:ar|en)\/islands|message|translate|bidi)/;

/**
 * Built apart from the dashboard, with which the elements would share pieces: visitors fetch one file. What a page's own
 * elements import is not announced in its head: for a link there Chromium reads all styles again and lays out the whole page.
 */
const elements: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    manifest: '.vite/elements.json',
    modulePreload: false,
    rolldownOptions: {
      input: 'site/elements/elements.client.ts',
      // What all islands share is fetched with React, and none of it in files of its own.
      output: { codeSplitting: { groups: [{ name: 'react', test: shared }], includeDependenciesRecursively: false } },
    },
  },
};

/** What the server needs only now and then, or what is no JavaScript: it stays a package and is loaded when it is needed. */
const loadedLater = [
  'sharp',
  'pg',
  'pg-cursor',
  'prom-client',
  'nodemailer',
  'imapflow',
  'vite',
  '@vitejs/plugin-react',
  '@myriaddreamin/typst-ts-node-compiler',
];

/** What runs in threads and processes of its own, by its name (`server/program-beside.ts`). */
const programs = globSync('server/**/*-{thread,process}.ts');

/**
 * What `npm start` runs: reading it takes a third of the time of the sources and packages it is made of, and pages and
 * calls share what both import. Files lie as deep in it as those of a module in the sources, so `import.meta` means the same.
 */
const serverBuild: EnvironmentOptions = {
  resolve: { noExternal: true, external: loadedLater },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'build/server',
    minify: true,
    sourcemap: true,
    rolldownOptions: {
      input: ['server/main.ts', 'site/pages.ts', ...programs],
      platform: 'node',
      // Of the styles that pages hold as texts, no lines are known; nobody looks for them.
      checks: { sourcemapBroken: false },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

export default defineConfig(({ command }) => ({
  appType: 'custom',
  base: '/',
  publicDir: false,
  plugins: [tailwindcss(), react(), reloadPages, compressAssets, checkDeclared],
  builder: {},
  build: { assetsDir: 'assets', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: { input: clientEntries, output: { ...shortNames, codeSplitting: { groups: steps } } },
      },
    },
    // In development the sources are run.
    ...(command === 'build' && { elements, ssr: serverBuild }),
  },
}));
