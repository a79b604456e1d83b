import type { SyntheticEvent } from 'react';
import { storeChoice } from '../elements/stored-choice.ts';
import type { WithSlots } from './island.tsx';
import { Slot } from './slot.tsx';

/** Stores the chosen country and reloads the page, so that the server shows the details of that country. */
function choose(event: SyntheticEvent<HTMLElement>): void {
  const { nativeEvent } = event;
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  storeChoice('country', button.value);
  location.reload();
}

/** A form whose buttons choose a country. Without scripts the server redirects back to the page. */
export const CountrySwitch = ({ slots: [form = ''] }: WithSlots) => <Slot html={form} onSubmit={choose} />;
