import { expect, it } from 'vitest';
import { renderPage } from '../../site/pages.ts';
import { openApp, type OpenApp, type OpenAppOptions } from '../../tests/support/open-app.ts';

async function counting(environment: NonNullable<OpenAppOptions['environment']>) {
  let drawn = 0;
  const server = await openApp({
    environment,
    site: {
      renderPage: (request) => {
        drawn += 1;
        return renderPage(request);
      },
    },
  });
  const drawnBy = async (work: (server: OpenApp) => Promise<unknown>): Promise<number> => {
    const before = drawn;
    await work(server);
    return drawn - before;
  };
  return { server, drawnBy };
}

it('invented hosts do not push the pages of this machine out of memory', async () => {
  const { server, drawnBy } = await counting({ PAGE_MEMORY: '1' });
  try {
    const own = { url: '/en/adding_soon', headers: { host: 'localhost' } };
    await server.visit(own);
    const invented = await drawnBy(async () => {
      for (let turn = 0; turn < 40; turn += 1)
        await server.visit({ url: '/en/adding_soon', headers: { host: `h${turn}.example` } });
    });
    expect(invented).toBe(40);
    expect(await drawnBy(() => server.visit(own))).toBe(0);
    expect(await drawnBy(() => server.visit({ url: '/en/adding_soon', headers: { host: 'h0.example' } }))).toBe(1);
  } finally {
    await server.close();
  }
});

it('with PUBLIC_URL all hosts get the same kept page, with PAGE_MEMORY=0 none is kept', async () => {
  for (const [memory, count] of [
    ['1', 1],
    ['0', 3],
  ] as const) {
    const { server, drawnBy } = await counting({ PAGE_MEMORY: memory, PUBLIC_URL: 'https://screens.example' });
    try {
      const all = await drawnBy(async () => {
        for (const host of ['a.example', 'b.example', 'localhost'])
          await server.visit({ url: '/en/adding_soon', headers: { host } });
      });
      expect(all).toBe(count);
    } finally {
      await server.close();
    }
  }
});
