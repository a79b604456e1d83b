const wide = matchMedia('(min-width: 768px)');
const focusable = 'a[href], button:not([disabled])';

/** The menu of small screens: keeps the focus inside while it is open, and closes when the screen grows. */
export class SideMenu extends HTMLElement {
  readonly #leave = new AbortController();

  connectedCallback(): void {
    const menu = this.querySelector<HTMLElement>('[popover]');
    const opener = this.querySelector<HTMLElement>(':scope > button');
    if (menu === null || opener === null) return;
    opener.setAttribute('aria-expanded', 'false');
    menu.setAttribute('aria-modal', 'true');
    // Said before the menu is shown, so that it is never seen open while its button says that it is closed.
    menu.addEventListener('beforetoggle', (event) => {
      const opens = event.newState === 'open';
      opener.setAttribute('aria-expanded', String(opens));
      document.documentElement.classList.toggle('overflow-hidden', opens);
    });
    menu.addEventListener('toggle', (event) => {
      if (event.newState === 'open') menu.querySelector<HTMLElement>(focusable)?.focus();
      else if (document.activeElement === document.body || menu.contains(document.activeElement)) opener.focus();
    });
    menu.addEventListener('keydown', (event) => this.#trap(event, menu));
    wide.addEventListener('change', () => menu.hidePopover(), { signal: this.#leave.signal });
  }

  disconnectedCallback(): void {
    this.#leave.abort();
  }

  #trap(event: KeyboardEvent, menu: HTMLElement): void {
    if (event.key !== 'Tab') return;
    const stops = [...menu.querySelectorAll<HTMLElement>(focusable)];
    const [first, last] = [stops.at(0), stops.at(-1)];
    const isAtEnd = document.activeElement === (event.shiftKey ? first : last);
    if (!isAtEnd) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
