/** The sign that says what is pointed at, above everything else of its page. */
export function createLabel(page: Document) {
  const sign = page.createElement('div');
  sign.className = 'place-label';
  sign.popover = 'manual';
  // What it says, its place says by its name.
  sign.setAttribute('aria-hidden', 'true');
  page.body.append(sign);

  function put(element: HTMLElement): void {
    const { left, top, bottom } = element.getBoundingClientRect();
    const { width, height } = sign.getBoundingClientRect();
    const { clientWidth, clientHeight } = page.documentElement;
    const above = top - height - 4;
    const y = above >= 0 ? above : Math.min(Math.max(bottom + 4, 0), clientHeight - height);
    sign.style.left = `${Math.max(0, Math.min(left, clientWidth - width))}px`;
    sign.style.top = `${y}px`;
  }

  return {
    /** Says it at an element; nothing for `null`. */
    show(element: HTMLElement | null, words: string): void {
      if (element === null) {
        sign.hidePopover();
        return;
      }
      sign.textContent = words;
      sign.showPopover();
      put(element);
    },
    put,
  };
}
