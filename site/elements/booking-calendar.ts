import { type Country, defaultCountry, isCountry } from '../../content/countries.ts';
import { todayIn } from '../../content/meeting-time.ts';
import { isLanguage, type Language } from '../../language/languages.ts';
import { dayName, monthName, shortDayName } from '../../language/calendar-names.ts';
import { daysShown, dayToFocus, isTodayAbove, monthOf, monthToOpen, stepMonth, stepWeekday } from '../calendar.ts';
import { proposeTimes } from './propose-times.ts';

const weekdays = 5;

/**
 * Turns the pages of a calendar and writes the chosen day into the form's field `date`. Arrow keys move by the line of
 * reading, Home and End within a week, Page Up and Page Down by a month (grid of the ARIA practices).
 */
export class BookingCalendar extends HTMLElement {
  #month = '';
  #chosen = '';
  #propose: (day: string) => void = () => {};
  readonly #leave = new AbortController();

  connectedCallback(): void {
    const field = this.querySelector<HTMLInputElement>('input[name="date"]');
    const form = this.closest('form');
    if (field === null || form === null) return;
    // Hidden, the field is no longer asked for by the browser; this element asks for the day itself.
    field.type = 'hidden';
    const time = this.querySelector<HTMLInputElement>('input[name="time"]');
    if (time !== null) this.#propose = proposeTimes(time, this.#country, this.#times);
    // A day is there already where the server showed the form again, or the browser came back to it.
    const chosen = field.value >= this.#today ? field.value : '';
    this.#month = chosen === '' ? monthToOpen(this.#today) : monthOf(chosen);
    this.#choose(chosen);
    this.addEventListener('click', ({ target }) => this.#press(target));
    this.querySelector<HTMLElement>('[role="grid"]')?.addEventListener('keydown', (event) => this.#move(event));
    const { signal } = this.#leave;
    form.addEventListener('submit', (event) => this.#demand(event), { capture: true, signal });
    form.addEventListener('reset', () => this.#choose(''), { signal });
    // Nobody can be led to a hidden field; the calendar stands in its place.
    field.addEventListener('focus-wanted', () => this.#focusReached(), { signal });
  }

  disconnectedCallback(): void {
    this.#leave.abort();
  }

  get #country(): Country {
    const country = this.getAttribute('country');
    return isCountry(country) ? country : defaultCountry;
  }

  get #times(): readonly string[] {
    return this.getAttribute('times')?.split(' ') ?? [];
  }

  /** Asked for again each time: a page may stand open past midnight. */
  get #today(): string {
    return todayIn(this.#country, new Date());
  }

  get #language(): Language {
    const language = this.closest('[lang]')?.getAttribute('lang');
    return isLanguage(language) ? language : 'ar';
  }

  get #buttons(): readonly HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>('.day')];
  }

  /** Shows a month; `focused` is the day the Tab key reaches. */
  #show(month: string, focused?: string): void {
    this.#month = month;
    const [days, today, language] = [daysShown(month), this.#today, this.#language];
    const reached = focused ?? dayToFocus(days, today, this.#chosen);
    const above = this.querySelector<HTMLElement>('.month-today');
    if (above !== null) {
      above.hidden = !isTodayAbove(today);
      above.textContent = (this.getAttribute('today') ?? '').replace('{day}', dayName(today, language));
    }
    const name = this.querySelector('.month-name');
    if (name !== null && name.textContent !== monthName(month, language)) name.textContent = monthName(month, language);
    for (const [index, button] of this.#buttons.entries()) {
      const day = days[index] ?? '';
      const isPast = day < today;
      const label = dayName(day, language);
      button.dataset['day'] = day;
      button.textContent = String(Number(day.slice(-2)));
      button.toggleAttribute('data-outside', monthOf(day) !== month);
      button.tabIndex = day === reached ? 0 : -1;
      button.ariaLabel = isPast ? (this.getAttribute('past-day') ?? '').replace('{day}', label) : label;
      button.ariaCurrent = day === today ? 'date' : null;
      button.ariaDisabled = isPast ? 'true' : null;
      const cell = button.parentElement;
      if (cell === null) continue;
      cell.role = 'gridcell';
      cell.ariaSelected = String(day === this.#chosen);
    }
  }

  #choose(day: string): void {
    this.#chosen = day;
    const field = this.querySelector<HTMLInputElement>('input[name="date"]');
    if (field !== null) field.value = day;
    const output = this.querySelector('output');
    if (output !== null) {
      output.hidden = false;
      output.textContent = day === '' ? (output.dataset['empty'] ?? '') : shortDayName(day, this.#language);
      output.toggleAttribute('data-chosen', day !== '');
    }
    this.#propose(day);
    this.#show(this.#month, day === '' ? undefined : day);
  }

  #press(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest('button') : null;
    const { months, day } = button?.dataset ?? {};
    if (months !== undefined) this.#show(stepMonth(this.#month, Number(months)));
    if (day === undefined) return;
    if (day < this.#today) return this.#refuse();
    this.#choose(day);
    // As if it had been typed: the form takes back what it said about the day.
    this.querySelector('input[name="date"]')?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  #move(event: KeyboardEvent): void {
    const { target, key } = event;
    const day = target instanceof HTMLElement ? target.dataset['day'] : undefined;
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const place = daysShown(this.#month).indexOf(day);
    const onwards = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: onwards,
      ArrowLeft: -onwards,
      ArrowDown: weekdays,
      ArrowUp: -weekdays,
      Home: -(place % weekdays),
      End: weekdays - 1 - (place % weekdays),
    };
    const pages: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
    const [step, turn] = [steps[key], pages[key]];
    if (step === undefined && turn === undefined) return;
    event.preventDefault();
    if (turn !== undefined) this.#focus(stepMonth(this.#month, turn), place);
    else this.#focusDay(stepWeekday(day, step ?? 0));
  }

  /** A day beyond those shown stands in the month before or after. */
  #focusDay(day: string): void {
    const first = daysShown(this.#month)[0] ?? '';
    const turn = daysShown(this.#month).includes(day) ? 0 : day < first ? -1 : 1;
    const month = stepMonth(this.#month, turn);
    this.#focus(month, daysShown(month).indexOf(day));
  }

  #focus(month: string, place: number): void {
    this.#show(month, daysShown(month)[place]);
    this.#buttons[place]?.focus();
  }

  #focusReached(): void {
    this.querySelector<HTMLElement>('button[data-day][tabindex="0"]')?.focus();
  }

  /** Lets no form go with a day that has passed since it was chosen; one without a day is the form's to refuse. */
  #demand(event: Event): void {
    if (this.#chosen === '' || this.#chosen >= this.#today) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#refuse();
    this.#focusReached();
  }

  /** Says that a day has passed. */
  #refuse(): void {
    const alert = this.closest('form')?.querySelector('[role="alert"]');
    alert?.removeAttribute('data-good');
    for (const place of [alert, document.getElementById('booking-date-error')])
      if (place) place.textContent = this.getAttribute('past');
  }
}
