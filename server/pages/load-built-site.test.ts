import { describe, expect, it } from 'vitest';
import { loadBuiltSite, toAssets } from './load-built-site.ts';

const manifest = {
  'site/styles.css': { file: 'assets/styles.css' },
  'site/elements.ts': { file: 'assets/elements.js', imports: ['_shared.js'] },
  'dashboard/main.tsx': { file: 'assets/main.js', imports: ['_shared.js', '_loader.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_loader.js': { file: 'assets/loader.js', imports: ['_shared.js'] },
  'dashboard/later.tsx': { file: 'assets/later.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
};

describe('the files a document names', () => {
  it('are its entries, and what they cannot run without', () => {
    expect(toAssets(manifest, ['site/styles.css', 'site/elements.ts', 'dashboard/main.tsx'])).toEqual({
      css: ['/assets/styles.css', '/assets/main.css'],
      modules: ['/assets/elements.js', '/assets/main.js'],
      preload: ['/assets/shared.js', '/assets/loader.js'],
    });
  });

  it('leave out what was not built', () => {
    expect(toAssets(manifest, ['site/none.ts'])).toEqual({ css: [], modules: [], preload: [] });
  });
});

it('a folder without a build is refused', async () => {
  await expect(loadBuiltSite('/nowhere')).rejects.toThrow(/nowhere.client.\.vite/);
});
