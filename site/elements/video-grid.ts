/** Plays a chosen video in a dialog over the page; the file is fetched when it is chosen, and let go when the dialog closes. */
export class VideoGrid extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const video = dialog?.querySelector('video');
    if (!dialog || !video) return;
    this.addEventListener('click', (event) => {
      const pressed = event.target instanceof Element ? event.target : this;
      const link = pressed.closest<HTMLAnchorElement>('a[data-video]');
      if (link !== null && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        this.#play(dialog, video, link);
      } else if (pressed === dialog || pressed.closest('[data-close]') !== null) dialog.close();
    });
    dialog.addEventListener('close', () => {
      video.pause();
      video.removeAttribute('src');
      video.load();
    });
  }

  #play(dialog: HTMLDialogElement, video: HTMLVideoElement, { href, dataset }: HTMLAnchorElement): void {
    const title = dialog.querySelector('[data-title]');
    if (title !== null) title.textContent = dataset['video'] ?? '';
    video.src = href;
    dialog.showModal();
    // A browser may refuse to begin by itself; the controls are there.
    video.play().catch(() => undefined);
  }
}
