import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { isolate } from '../../language/bidi.ts';
import { DistanceLens } from './distance-lens.tsx';
import { Island } from './island.tsx';

const metres = (value: number, unit = 'm') => isolate(`${value} ${unit}`);

async function open(brightness = '600 nits', language: 'ar' | 'en' = 'en') {
  return await renderIsland(
    <Island
      name="distance"
      of={DistanceLens}
      data={{
        first: 1.25,
        second: 2.5,
        metres: 5,
        sample: 'Wameed',
        fine: { name: '1.25 mm', smoothFrom: 4.3, smoothText: '4.3 m' },
        coarse: { name: '2.5 mm', smoothFrom: 8.6 },
        washed: 0.3,
        brightness,
        names: ['1.25 mm', '2.5 mm'] as const,
        labels: { picture: 'Two pitches', distance: 'Viewing distance', light: 'Light', noon: 'Noon', night: 'Night' },
      }}
    />,
    { language },
  );
}

const stepTo = (value: number) => fireEvent.change(screen.getByRole('slider'), { target: { value: String(value) } });
const sentence = () => document.querySelector('.lens-sentence')?.textContent ?? '';

describe('the lens of a product', () => {
  it('says at each distance which pitch is smooth [PUB-PROD-29]', async () => {
    await open();
    expect(screen.getByRole('slider').getAttribute('min')).toBe('2');
    expect(screen.getByRole('slider').getAttribute('max')).toBe('30');
    expect(sentence()).toContain(`At ${metres(5)}, 1.25 mm is one smooth picture.`);
    stepTo(3);
    expect(sentence()).toContain(`At ${metres(3)} the pixels of both can be seen. 1.25 mm is smooth from 4.3 m on.`);
    stepTo(9);
    expect(sentence()).toContain(`At ${metres(9)} no eye finds a pixel on either side: 2.5 mm is enough here.`);
  });

  it('says what noon and night do to the picture [PUB-PROD-29]', async () => {
    const { user } = await open();
    expect(sentence()).toContain('At night nothing pales it');
    await user.click(screen.getByRole('radio', { name: 'Noon' }));
    expect(sentence()).toContain('At noon, daylight pales the blacks; 600 nits hold the colours.');
  });

  it('names no brightness that is unknown, and speaks Arabic [PUB-PROD-29]', async () => {
    const { user } = await open('', 'ar');
    expect(sentence()).toContain(`على بُعد ${metres(5, 'م')} تظهر`);
    await user.click(screen.getByRole('radio', { name: 'Noon' }));
    expect(sentence()).toContain('وفي الظهيرة يُبهت ضوء النهار السواد.');
  });
});
