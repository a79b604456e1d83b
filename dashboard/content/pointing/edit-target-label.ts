/** The sign that says what is pointed at, above everything else of its page. */
export function createLabel(page: Document) {
  const box = page.createElement('div');
  box.className = 'place-label';
  box.popover = 'manual';
  // What it says, its place says by its name.
  box.setAttribute('aria-hidden', 'true');
  page.body.append(box);

  function put(element: HTMLElement): void {
    const { left, top, bottom } = element.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const { clientWidth, clientHeight } = page.documentElement;
    const above = top - height - 4;
    const y = above >= 0 ? above : Math.min(Math.max(bottom + 4, 0), clientHeight - height);
    box.style.left = `${Math.max(0, Math.min(left, clientWidth - width))}px`;
    box.style.top = `${y}px`;
  }

  return {
    /** Says it at an element; nothing for `null`. */
    show(element: HTMLElement | null, words: string): void {
      if (element === null) {
        box.hidePopover();
        return;
      }
      box.textContent = words;
      box.showPopover();
      put(element);
    },
    put,
  };
}
