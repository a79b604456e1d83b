import { readStored, store } from './stored-choice.ts';
import { whenShown } from './when-shown.ts';

const mark = 'popupSeen';

/** Milliseconds that its picture has to come before it opens, so that the window stands there as a whole. */
const pictureAhead = 500;

const isField = (target: unknown): boolean => target instanceof Element && target.matches('input, select, textarea');

/**
 * Shows its dialog once a browser session, some time after the page has loaded; however it is left, it counts as seen.
 * Whoever has begun to fill in a form is not interrupted: the next page shows it.
 */
export class PromoPopup extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #leave = new AbortController();

  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    if (dialog === null || readStored(() => sessionStorage, mark) !== null) return;
    dialog.addEventListener('close', () => store(() => sessionStorage, mark, '1'));
    dialog.addEventListener('click', (event) => {
      const pressed = event.target instanceof Element ? event.target : dialog;
      if (pressed === dialog || pressed.closest('[data-close]') !== null) dialog.close();
    });
    // A picture that cannot be shown gives way to the quiet surface that lies behind it.
    dialog.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && target.remove(), true);
    void this.#showLater(dialog);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    this.#leave.abort();
  }

  async #showLater(dialog: HTMLDialogElement): Promise<void> {
    let isWriting = false;
    document.addEventListener('input', () => (isWriting = true), { once: true, signal: this.#leave.signal });
    await whenShown();
    const show = () => {
      if (isWriting || isField(document.activeElement)) return;
      if (document.querySelector(':is(dialog[open], :popover-open)') !== null) return;
      dialog.showModal();
      // Nobody asked for it, so no button of it is chosen beforehand.
      dialog.focus();
    };
    this.#timer = setTimeout(
      () => {
        for (const picture of dialog.querySelectorAll('img')) picture.loading = 'eager';
        this.#timer = setTimeout(show, pictureAhead);
      },
      Number(this.getAttribute('delay')) - pictureAhead,
    );
  }
}
