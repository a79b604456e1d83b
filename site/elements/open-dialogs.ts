function open(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-opens]') : null;
  const dialog = document.getElementById(link?.dataset['opens'] ?? '');
  if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
}

/**
 * Makes links with `data-opens` open that dialog instead of navigating, as they do without scripts. With scripts they
 * have the role of a button, so the space bar activates them too.
 */
export function openDialogs(): void {
  for (const link of document.querySelectorAll('a[data-opens]')) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
  }
  document.addEventListener('click', (event) => {
    // With a modifier key the link opens in another tab or window.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event);
  });
}
