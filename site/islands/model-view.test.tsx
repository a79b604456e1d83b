import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { islands } from '../../language/en/islands.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { ModelView } from './model-view.tsx';

const open = () =>
  renderIsland(
    <Island
      name="model"
      of={ModelView}
      data={{
        source: '/uploads/body-55555555.glb',
        name: 'Dalil 55',
        points: [{ side: 'back', x: 50, y: 40, number: 1 }],
        label: 'What is where',
      }}
      slots={[<img key="still" src="/uploads/kiosk.jpg" alt="A kiosk" />, <h3 key="door">Service door</h3>]}
    />,
  );

describe('the model of a product [PUB-PROD-30]', () => {
  it('is its picture until the visitor asks for it', async () => {
    await open();
    expect(screen.getByRole('img', { name: 'A kiosk' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: islands.modelLeft })).toBeNull();
    expect(screen.queryByRole('button', { name: /part/ })).toBeNull();
    expect(screen.getByRole('list', { name: 'What is where' }).textContent).toBe('1Service door');
  });

  it('stays its picture where nothing can be drawn, says so, and can be tried again', async () => {
    // This browser draws nothing in three dimensions.
    await open();
    await act(async () => screen.getByRole('button', { name: islands.modelOpen }).click());
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(islands.modelFailed), 20_000);
    expect(screen.getByRole('img', { name: 'A kiosk' })).toBeTruthy();
    expect(screen.getByRole('button', { name: islands.tryAgain })).toBeTruthy();
  });
});
