import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { Island } from './island.tsx';

it.each(['sa', 'ae'])(
  'the country %s is stored, with its cookie, and the page is loaded again [OP-014, PUB-GEN-13]',
  async (country) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const form = (
      <form>
        <button name="country" value="sa">
          sa
        </button>
        <button name="country" value="ae">
          ae
        </button>
      </form>
    );
    const { user } = await renderIsland(<Island name="country" of={CountrySwitch} data={{}} slots={[form]} />);
    await user.click(screen.getByRole('button', { name: country }));
    expect([localStorage.getItem('country'), document.cookie]).toEqual([country, `country=${country}`]);
    expect(reload).toHaveBeenCalledOnce();
  },
);
