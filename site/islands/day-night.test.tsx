import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { DayNight } from './day-night.tsx';
import { Island } from './island.tsx';

it('parts day and night where the slider is, from left to right also in Arabic [PUB-VISION-25]', async () => {
  await renderIsland(
    <Island
      name="day-night"
      of={DayNight}
      data={{ label: 'Share of the day' }}
      slots={[<figure key="day">By day</figure>]}
    />,
    { language: 'ar' },
  );
  const stage = document.querySelector<HTMLElement>('.day-night');
  const share = () => stage?.style.getPropertyValue('--share');
  const slider = screen.getByRole('slider', { name: 'Share of the day' });
  expect(stage?.dir).toBe('ltr');
  expect(stage?.textContent).toBe('By day');
  expect(share()).toBe('50%');
  fireEvent.change(slider, { target: { value: '80' } });
  expect(share()).toBe('80%');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(share()).toBe('0%');
});
