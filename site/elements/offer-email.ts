import { suggestEmail } from '../../fields/email/suggest-email.ts';
import { isolate } from '../../language/bidi.ts';

/** Offers the address that was probably meant, once one with a mistake was typed; taking it is up to the visitor. */
export function offerEmail(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type="email"]');
  const offer = form.querySelector<HTMLElement>('[data-suggestion]');
  if (field === null || offer === null) return;
  let meant: string | null = null;
  const show = () => {
    meant = suggestEmail(field.value.trim());
    offer.hidden = meant === null;
    offer.textContent = (offer.dataset['suggestion'] ?? '').replace('{address}', () => isolate(meant ?? ''));
  };
  field.addEventListener('change', show);
  offer.addEventListener('click', () => {
    field.value = meant ?? field.value;
    show();
    field.focus();
    // Whoever said something about the old address takes it back.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  form.addEventListener('reset', () => (offer.hidden = true));
}
