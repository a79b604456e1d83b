import { describe, expect, it } from 'vitest';
import type { Media } from '../fields/field.ts';
import { cropOf, cropSteps, everyCrop } from './image-crops.ts';
import { variantAddress } from './media-address.ts';

const picture = (change: Partial<Media> = {}): Media => ({
  id: 1,
  name: 'wall-0a1b2c3d.jpg',
  kind: 'image',
  hash: 'abc',
  bytes: 1,
  width: 2400,
  height: 900,
  duration: null,
  placeholder: 'data:image/webp;base64,AA',
  focalPoint: { x: 0.26, y: 0.9 },
  alt: { en: '', ar: '' },
  poster: null,
  ...change,
});

describe('a crop', () => {
  it('is cut out around the focal point, which its address names', () => {
    const crop = cropOf(picture(), 'tall');
    expect(crop).toEqual({ shape: 'tall', place: 3 });
    expect(variantAddress(picture(), 480, 'avif', crop ?? undefined)).toBe('/images/abc-480-tall3.avif');
  });

  it('is cut out around another point where its shape has one', () => {
    const crops = { tall: { x: 0.81, y: 0 }, wide: { x: 0, y: 0 } };
    expect([cropOf(picture({ crops }), 'tall'), cropOf(picture({ crops }), 'even')]).toEqual([
      { shape: 'tall', place: 8 },
      { shape: 'even', place: 3 },
    ]);
  });

  it('is one of few, wherever the focal point is', () => {
    for (const x of [0, 0.05, 0.5, 0.951, 1]) {
      expect(everyCrop).toContainEqual(cropOf(picture({ focalPoint: { x, y: 0 } }), 'even'));
    }
    expect(everyCrop).toHaveLength(22);
  });

  it('is never wider than what it takes of the picture', () => {
    expect(cropSteps(picture(), { shape: 'tall', place: 3 })).toEqual([
      { step: 320, width: 320 },
      { step: 480, width: 480 },
      { step: 640, width: 600 },
    ]);
  });

  it('is none of a picture as narrow as the shape, nor of a drawing', () => {
    expect(cropOf(picture({ width: 900 }), 'even')).toBeNull();
    expect(cropOf(picture({ placeholder: null }), 'even')).toBeNull();
  });
});
