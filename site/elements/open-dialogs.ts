function open(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-opens]') : null;
  const dialog = document.getElementById(link?.dataset['opens'] ?? '');
  if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
}

/**
 * Links that name a dialog of the page open it in the place of leading on, as they do without scripts. With scripts they
 * are buttons, and the space bar presses buttons.
 */
export function openDialogs(): void {
  for (const link of document.querySelectorAll('a[data-opens]')) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
  }
  document.addEventListener('click', (event) => {
    // Another tab or window was asked for.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event);
  });
}
