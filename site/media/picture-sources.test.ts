import { describe, expect, it } from 'vitest';
import { variantAddress } from '../../content/media-address.ts';
import type { Media } from '../../fields/field.ts';
import { type Framing, namePicture } from './picture-sources.ts';

const wide: Media = {
  id: 1,
  name: 'wall.jpg',
  kind: 'image',
  hash: 'abc',
  bytes: 1,
  width: 2400,
  height: 1200,
  duration: null,
  placeholder: 'data:image/webp;base64,AA',
  focalPoint: { x: 0.5, y: 0.5 },
  alt: { en: '', ar: '' },
  poster: null,
};

const site = { variant: variantAddress, upload: ({ name }: Pick<Media, 'name'>) => `/uploads/${name}` };

const stepsOf = (framing: Framing, media = wide) =>
  namePicture(site, media, framing).sources.map(({ media, srcSet }) => ({
    media,
    steps: [...srcSet.matchAll(/-(\d+)(?:-\w+)?\.avif/g)].map(([, step]) => Number(step)),
  }));
const stillOf = (framing: Framing, media = wide) => namePicture(site, media, framing).still;

describe('the sources of a picture', () => {
  it('name no size that no screen chooses', () => {
    expect(stepsOf({ sizes: '60px' })[0]?.steps).toEqual([64, 96, 128, 160, 240]);
    expect(stepsOf({ sizes: '(min-width: 1416px) 427px, (min-width: 768px) 31vw, 92vw' })[0]?.steps).toEqual([
      240, 320, 480, 640, 800, 960, 1280, 1600,
    ]);
  });

  it('grow with the part that a box cuts away', () => {
    expect(stepsOf({ sizes: '60px', box: { ratio: 1 } })[0]?.steps).toEqual([128, 160, 240, 320, 480]);
    expect(stepsOf({ sizes: '60px', box: { height: '50vh' } })[0]?.steps.at(-1)).toBe(2560);
  });

  it('are AVIF; browsers without it get one picture as large as it is shown', () => {
    expect(stepsOf({ sizes: '60px' })).toEqual([{ media: undefined, steps: [64, 96, 128, 160, 240] }]);
    expect(stillOf({ sizes: '60px' })).toBe('/images/abc-240.webp');
    expect(stillOf({ sizes: '100vw' })).toBe('/images/abc-1280.webp');
  });

  it('say their sizes in as few signs as it takes', () => {
    const sizes = '(min-width: 1416px) 427px, (min-width: 768px) 31vw, 92vw';
    expect(namePicture(site, wide, { sizes, box: { ratio: 1 } }).sources[0]?.sizes).toBe(
      '(min-width:1920px) 1016px,(min-width:1416px) 854px,(min-width:768px) 62vw,184vw',
    );
  });

  it('grow with the column of the page in the widest windows, unless their width there is known', () => {
    const sizesOf = (sizes: string) => namePicture(site, wide, { sizes }).sources[0]?.sizes;
    expect(sizesOf('(min-width: 1416px) 650px, 92vw')).toBe('(min-width:1920px) 774px,(min-width:1416px) 650px,92vw');
    expect(sizesOf('(min-width: 1024px) 782px, 100vw')).toBe('(min-width:1024px) 782px,100vw');
    const known = '(min-width: 1920px) 1176px, (min-width: 1416px) 936px, 100vw';
    expect(sizesOf(known)).toBe(known.replaceAll(': ', ':').replaceAll(', (', ',(').replace(', 100', ',100'));
  });

  it('give phones what is not cut away', () => {
    const framing = { sizes: '100vw', box: { height: '80vh' }, onPhones: 'tall' } as const;
    expect(stepsOf(framing)[0]).toEqual({
      media: '(max-width: 767.98px)',
      steps: [320, 480, 640, 800],
    });
    expect(namePicture(site, wide, framing).sources[0]?.sizes).toBe('max(100vw,80vh*0.667)');
    expect(stepsOf(framing, { ...wide, width: 700 })).toHaveLength(1);
  });

  it('leave out of the whole picture what only phones would choose, where these get a shape of their own', () => {
    const framing = { sizes: '(min-width: 768px) 100vw, 100vw', box: { height: '80vh', onPhones: '60vh' } } as const;
    const [, whole] = namePicture(site, wide, { ...framing, onPhones: 'tall' }).sources;
    expect(whole?.sizes).toBe('(min-width:768px) max(100vw,80vh*2)');
    expect(stepsOf({ ...framing, onPhones: 'tall' })[1]?.steps).toEqual([800, 960, 1280, 1600, 2000, 2560]);
    expect(stepsOf({ ...framing, onPhones: 'tall' }, { ...wide, width: 700 })[0]?.steps).toEqual([320, 480, 640, 800]);
  });

  it('are none for what is served as it is', () => {
    const plain = { ...wide, placeholder: null };
    expect(stepsOf({ sizes: '100vw' }, plain)).toEqual([]);
    expect(stillOf({ sizes: '100vw' }, plain)).toBeUndefined();
  });
});
