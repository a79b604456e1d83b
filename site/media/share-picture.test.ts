import { describe, expect, it } from 'vitest';
import type { MemoryContent } from '../../tests/support/memory-reader.ts';
import { renderSite } from '../../tests/support/render-site.ts';
import { sharePicture } from './share-picture.ts';

const company = (fields: object) => ({
  'settings/company': [{ fields: { name: { en: 'Lumen', ar: 'لومن' }, ...fields } }],
});
const productWith = (fields: object): MemoryContent => ({
  products: [{ id: 68, fields: { name: 'The Vision', ...fields } }],
});

/** The link preview metadata in the `<head>`, by property or name. */
async function sharing(
  content: MemoryContent,
  language: 'en' | 'ar' = 'en',
  path = '/product/68',
): Promise<Record<string, string>> {
  const { html } = await renderSite(content, { language, path });
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.map(([, name, text]) => [name, text]));
}

describe('the picture of a shared page', () => {
  it('is its first one, in the size that networks show, with what it shows in the language of the page', async () => {
    const content = productWith({ image: 'panel.jpg' });
    const english = await sharing(content);
    expect(english['og:image']).toMatch(/^https:\/\/displays\.example\/images\/\w+-1280\.webp$/);
    expect([english['og:image:width'], english['og:image:height']]).toEqual(['1280', '720']);
    expect(english['og:image:alt']).toBe('Picture panel.jpg');
    expect(english['twitter:card']).toBe('summary_large_image');
    expect((await sharing(content, 'ar'))['og:image:alt']).toBe('صورة panel.jpg');
  });

  it('is the language’s own where it has one', async () => {
    const content = productWith({ image: { en: 'english.jpg', ar: 'arabic.jpg' } });
    expect((await sharing(content, 'en'))['og:image:alt']).toBe('Picture english.jpg');
    expect((await sharing(content, 'ar'))['og:image:alt']).toBe('صورة arabic.jpg');
  });

  it('is that of the company where the page has none, or only a drawing', async () => {
    for (const fields of [{}, { image: 'drawing.svg' }]) {
      const content = { ...productWith(fields), ...company({ sharePicture: 'brand.jpg' }) };
      expect((await sharing(content))['og:image:alt']).toBe('Picture brand.jpg');
    }
    const content = company({ sharePicture: 'brand.jpg' });
    expect((await sharing(content, 'en', '/privacy-policy'))['og:image:alt']).toBe('Picture brand.jpg');
  });

  it('is the poster of a video and never the video, and never larger than it was stored', () => {
    const site = {
      language: 'en',
      origin: 'https://displays.example',
      variant: (_: unknown, step: number, format: string) => `/images/x-${step}.${format}`,
    } as const;
    const media = {
      id: 1,
      name: 'small.jpg',
      kind: 'image',
      hash: 'x',
      bytes: 1,
      width: 900,
      height: 600,
      duration: null,
      placeholder: 'data:,',
      focalPoint: { x: 0.5, y: 0.5 },
      alt: { en: '', ar: 'صغيرة' },
      poster: null,
    } as const;
    const small = { address: 'https://displays.example/images/x-960.webp', width: 900, height: 600, alt: 'صغيرة' };
    expect(sharePicture(site, [{ ...media, kind: 'video' }, null, undefined, media])).toEqual(small);
    expect(sharePicture(site, [{ ...media, kind: 'video' }])).toBeUndefined();
    expect(sharePicture(site, [{ ...media, kind: 'video', poster: media }])).toEqual(small);
  });

  it('is the company’s sign where it is no drawing, and else none at all', async () => {
    const withMark = await sharing(company({ logo: 'logo.svg', mark: 'mark.png' }), 'en', '/privacy-policy');
    expect(withMark['og:image:alt']).toBe('Picture mark.png');
    const without = await sharing(company({ logo: 'logo.svg', mark: 'mark.svg' }), 'en', '/privacy-policy');
    expect([without['og:image'], without['twitter:card']]).toEqual([undefined, 'summary']);
  });
});
