import { type FormEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isChanged } from './is-changed.ts';
import type { WithSlots } from './island.tsx';
import { NotAnswered } from './not-answered.tsx';
import { readPage, slotsIn } from './read-page.ts';
import { Slot } from './slot.tsx';
import { usePageFetch } from './use-page-fetch.ts';
import { planShown } from './wall-photo/use-plan.ts';

/** The address of the page with the values of the form. Empty values are left out. */
function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') address.searchParams.append(name, value);
  return address;
}

/** Updates the error and the label with the unit of each field. The values of the fields stay. */
function follow(page: Document, form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[id]')) {
    const rendered = page.getElementById(field.id);
    if (field.matches('.form-error')) field.textContent = rendered?.textContent ?? '';
    else if (rendered?.getAttribute('aria-invalid') === 'true') field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  const labels = page.querySelectorAll('.plan-form .form-label');
  for (const [index, label] of [...form.querySelectorAll('.form-label')].entries())
    label.replaceChildren(...(labels[index]?.childNodes ?? []));
}

/** Sets the light that the visitor has chosen in the drawings of a fetched page. */
function keepLight(page: Document, box: Element): void {
  const light = box.querySelector<HTMLInputElement>('[name=light]:checked')?.value ?? 'noon';
  for (const choice of page.querySelectorAll<HTMLInputElement>('[name=light]'))
    choice.toggleAttribute('checked', choice.value === light);
}

/** Updates the result while the plan is edited: requests the same page and replaces the result with the new one. */
export function WallPlanner({ slots }: WithSlots) {
  // The form, the choice of a view and the photo stay as the visitor has left them.
  const [planForm = '', , choice = '', photo = ''] = slots;
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ slots, said: '' });
  // Each part is a slot of its own, so that unchanged ones are not rendered: drawing the lens takes longer than all the
  // rest.
  const [, head = '', , , view = '', lens = '', specs = ''] = shown.slots;

  const form = () => box.current?.querySelector('form') ?? null;
  const { isBusy, isUnanswered, load, loadSoon } = usePageFetch((html) => {
    const { page } = readPage(html);
    const filled = form();
    if (box.current === null || filled === null) return;
    keepLight(page, box.current);
    const drawings = [...page.querySelectorAll('[data-display] .wall-drawing')];
    const said = drawings.map(({ ariaLabel }) => ariaLabel).join(', ');
    flushSync(() => setShown({ slots: slotsIn(page, 'planner'), said }));
    document.dispatchEvent(new Event(planShown));
    follow(page, filled);
  });

  const address = () => {
    const filled = form();
    return filled === null ? new URL(location.href) : addressOf(filled);
  };

  // The `input` events before hydration, and those of values that the browser restores, are lost.
  const loadIfChanged = useEffectEvent(() => {
    if ([...(form()?.elements ?? [])].some(isChanged)) loadSoon(address);
  });
  useEffect(() => loadIfChanged(), []);

  function hear({ target }: FormEvent): void {
    // Safari resets fields without autocompletion to their default value when it restores the page from its cache.
    if (target instanceof HTMLInputElement) target.defaultValue = target.value;
    loadSoon(address);
  }

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    void load(address());
  }

  return (
    <div ref={box} className="wall-planner" data-busy={isBusy ? '' : undefined}>
      <div className="plan-asked">
        <Slot className="plan-asking" html={planForm} onInput={hear} onSubmit={send} />
      </div>
      <div className="plan-outcome">
        <NotAnswered isShown={isUnanswered} onAgain={() => void load(address())} />
        <section className="plan-result" aria-labelledby="plan-title">
          <div className="plan-seen">
            <Slot className="plan-head" html={head} />
            <Slot className="plan-choice" html={choice} />
            <Slot className="plan-photo" html={photo} />
            <Slot className="plan-view" html={view} />
          </div>
          <Slot html={lens} />
          <Slot className="plan-rest" html={specs} />
        </section>
        <p className="sr-only" role="status">
          {shown.said}
        </p>
      </div>
    </div>
  );
}
