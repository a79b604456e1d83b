import type { Country } from '../../content/countries.ts';
import { meetingStart } from '../../content/meeting-time.ts';

function drawTimes(times: readonly string[]): readonly HTMLButtonElement[] {
  return times.map((time) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'slot';
    button.value = time;
    button.textContent = time;
    return button;
  });
}

/**
 * Offers times of a meeting below a time field, which a press fills in.
 * @param times `HH:MM` by the clock of the country
 * @returns what is to be called with the chosen day, `YYYY-MM-DD` or empty: of today some times may have passed
 */
export function proposeTimes(
  field: HTMLInputElement,
  country: Country,
  times: readonly string[],
): (day: string) => void {
  const group = document.createElement('div');
  group.className = 'slots';
  group.role = 'group';
  const place = field.closest('.booking-when');
  // They are those of the clock that is named beside the field.
  group.ariaLabel = place?.querySelector('.booking-zone')?.textContent ?? '';
  const buttons = drawTimes(times);
  group.append(...buttons);
  const mark = (): void => {
    for (const button of buttons) button.ariaPressed = String(button.value === field.value);
  };
  group.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    field.value = target.value;
    // As if it had been typed: the form takes back what it said about the time.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  field.addEventListener('input', mark);
  // The field is empty only after everybody has heard of it.
  field.form?.addEventListener('reset', () => setTimeout(mark));
  place?.append(group);
  mark();
  return (day) => {
    const now = new Date();
    for (const button of buttons) button.disabled = day !== '' && meetingStart(day, button.value, country) < now;
  };
}
