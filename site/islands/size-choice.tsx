import { focusWhenShown } from '../elements/focus-when-shown.ts';
import { type PointerEvent, type SyntheticEvent, useRef } from 'react';
import type { WithSlots } from './island.tsx';
import { Slot } from './slot.tsx';

interface Props {
  readonly action: string;
  readonly label: string;
}

/** The size of the display whose upper right corner is nearest to the pointer. */
function sizeAt(room: Element, { clientX, clientY }: PointerEvent): string | undefined {
  const displays = [...room.querySelectorAll<SVGElement>('[data-size]')].map((display) => {
    const { right, top } = display.getBoundingClientRect();
    return { size: display.dataset['size'], away: Math.hypot(right - clientX, top - clientY) };
  });
  return displays.toSorted((one, other) => one.away - other.away)[0]?.size;
}

/**
 * Writes a size into the quote form and opens its panel.
 * @returns false if the page has no such form
 */
function takeToForm(size: string): boolean {
  const field = document.querySelector<HTMLSelectElement>('.landing-panel select[name=size]');
  const panel = field?.closest('.landing-panel');
  if (!field || !panel) return false;
  field.value = size;
  const button = document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`);
  if (button?.getAttribute('aria-expanded') !== 'true') button?.click();
  focusWhenShown(field);
  return true;
}

/** Lets the visitor choose a size by dragging in the drawing, and copies the choice into the form below. */
export function SizeChoice({ action, label, slots }: Props & WithSlots) {
  const [room = '', sizes = '', links = ''] = slots;
  const form = useRef<HTMLFormElement>(null);

  function chooseAt(event: PointerEvent): void {
    const size = sizeAt(event.currentTarget, event);
    const choice = form.current?.elements.namedItem('size');
    if (size !== undefined && choice instanceof RadioNodeList) choice.value = size;
  }

  function send(event: SyntheticEvent<HTMLFormElement>): void {
    const size = new FormData(event.currentTarget).get('size');
    if (typeof size === 'string' && takeToForm(size)) event.preventDefault();
  }

  return (
    <form ref={form} className="vision-choice" action={action} aria-label={label} onSubmit={send}>
      <Slot
        html={room}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          chooseAt(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) chooseAt(event);
        }}
      />
      <Slot as="fieldset" className="vision-track" html={sizes} />
      <Slot className="vision-ways" html={links} />
    </form>
  );
}
