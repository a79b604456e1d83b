import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { OnePanel } from './one-panel.tsx';

const panels = [
  { name: 'quote', button: 'Get Quote', title: 'Ask for a quote' },
  { name: 'call', button: 'Get Call', title: 'Ask for a call' },
];

const open = (news?: string) =>
  renderIsland(<Island name="panels" of={OnePanel} data={{ panels, news }} slots={['WhatsApp', 'Quote', 'Call']} />);

const expanded = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));
const closed = () => screen.getAllByRole('region').map((panel) => panel.hasAttribute('data-closed'));

describe('panels below their buttons', () => {
  it('open one at a time, and the open one closes [PUB-VISION-16, PUB-VISION-19]', async () => {
    const { user } = await open();
    for (const [button, first, second] of [
      ['Get Quote', true, false],
      ['Get Call', false, true],
      ['Get Call', false, false],
      ['Get Call', false, true],
      ['Get Quote', true, false],
    ] as const) {
      await user.click(screen.getByRole('button', { name: button }));
      expect([button, expanded(), closed()]).toEqual([button, [String(first), String(second)], [!first, !second]]);
    }
  });

  it('show at first the one with news', async () => {
    await open('call');
    expect([expanded(), closed()]).toEqual([
      ['false', 'true'],
      [true, false],
    ]);
  });
});
