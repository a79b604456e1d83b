import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';
import { samplePhoto } from '../../tests/support/sample-files.ts';

const hosts = { ar: 'https://ar.media.example', en: 'https://media.example' } as const;

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ environment: { ARABIC_HOST: hosts.ar, MAIN_HOST: hosts.en } });
  const form = new FormData();
  form.append('title', 'Facades');
  form.append('active', '1');
  form.append('image', new Blob([new Uint8Array(await samplePhoto(1600, 900).png().toBuffer())]), 'facades.png');
  const added = await app.administer({ method: 'POST', url: '/api/en/herobanner/add', payload: form });
  if (added.statusCode !== 201) throw new Error(added.body);
});
afterAll(() => app.close());

it.each(['ar', 'en'] as const)(
  'pictures and their sizes come from the host of the language: %s [PUB-GEN-38, PUB-GEN-39, PUB-GEN-81]',
  async (language) => {
    const { body, headers } = await app.visit(`/${language}`);
    const addresses = [...body.matchAll(/(?:src|srcSet|srcset)="([^"]*(?:uploads|images)\/[^"]*)"/g)].flatMap(
      ([, set = '']) => set.split(', ').map((each) => each.split(' ')[0] ?? ''),
    );
    const own = hosts[language];
    expect(addresses.filter((address) => !address.startsWith(`${own}/`))).toEqual([]);
    expect(addresses.some((address) => /\/uploads\/facades-[0-9a-f]{8}\.png$/.test(address))).toBe(true);
    expect(addresses.some((address) => /\/images\/[0-9a-f]{12}-\d+(?:-[\w-]+)?\.avif$/.test(address))).toBe(true);
    expect(headers['content-security-policy']).toContain(own);
  },
);
