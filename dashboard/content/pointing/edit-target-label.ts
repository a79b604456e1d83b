/** A label above everything else on the page that names the target under the pointer. */
export function createLabel(page: Document) {
  const box = page.createElement('div');
  box.className = 'place-label';
  box.popover = 'manual';
  // The target has the same accessible name.
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
    /** Shows the label at an element; hides it for `null`. */
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
