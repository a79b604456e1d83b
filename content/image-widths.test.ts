import { describe, expect, it } from 'vitest';
import type { Media } from '../fields/field.ts';
import { imageSteps, imageWidths } from './image-widths.ts';
import { uploadAddress, variantAddress } from './media-address.ts';

const picture = (width: number | null, change: Partial<Media> = {}): Media => ({
  id: 1,
  name: 'wall-0a1b2c3d.jpg',
  kind: 'image',
  hash: 'abc',
  bytes: 1,
  width,
  height: 100,
  duration: null,
  placeholder: 'data:image/webp;base64,AA',
  focalPoint: { x: 0.5, y: 0.5 },
  alt: { en: '', ar: '' },
  poster: null,
  ...change,
});

describe('the sizes a picture is offered in', () => {
  it('are the steps below its width and the one that covers it, which is not enlarged', () => {
    expect(imageSteps(picture(500)).slice(-4)).toEqual([
      { step: 240, width: 240 },
      { step: 320, width: 320 },
      { step: 480, width: 480 },
      { step: 640, width: 500 },
    ]);
  });

  it('end at the width itself where it is a step', () => {
    expect(imageSteps(picture(320)).map(({ step }) => step)).toEqual([64, 96, 128, 160, 240, 320]);
  });

  it('are all of them for a picture wider than the largest', () => {
    expect(imageSteps(picture(6000)).map(({ width }) => width)).toEqual([...imageWidths]);
  });

  it('are each at most half as many again as the one before', () => {
    for (const [place, step] of imageWidths.entries()) {
      expect(step / (imageWidths[place - 1] ?? step)).toBeLessThanOrEqual(1.5);
    }
  });

  it('hold one step even for a tiny picture', () => {
    expect(imageSteps(picture(12))).toEqual([{ step: 64, width: 12 }]);
  });

  it('are none for videos, drawings, animations and pictures of unknown size', () => {
    expect(imageSteps(picture(500, { kind: 'video' }))).toEqual([]);
    expect(imageSteps(picture(500, { placeholder: null }))).toEqual([]);
    expect(imageSteps(picture(null))).toEqual([]);
  });
});

describe('addresses of files', () => {
  it('name the stored file, and a variant by content, step and format [PUB-GEN-38]', () => {
    expect(uploadAddress(picture(500))).toBe('/uploads/wall-0a1b2c3d.jpg');
    expect(variantAddress(picture(500), 640, 'avif')).toBe('/images/abc-640.avif');
  });
});
