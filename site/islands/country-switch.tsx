import type { SyntheticEvent } from 'react';
import { keepChoice } from '../elements/stored-choice.ts';
import type { WithSlots } from './island.tsx';
import { Slot } from './slot.tsx';

/** Stores the chosen country and loads the page again, where the server shows its details. */
function choose(event: SyntheticEvent<HTMLElement>): void {
  const { nativeEvent } = event;
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  keepChoice('country', button.value);
  location.reload();
}

/** A form whose buttons choose a country; without scripts it leads back to the page. */
export const CountrySwitch = ({ slots: [form = ''] }: WithSlots) => <Slot html={form} onSubmit={choose} />;
