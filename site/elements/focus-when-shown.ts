/** Focuses a field as soon as it has a box. Its panel may still be opening. */
export function focusWhenShown(field: HTMLElement): void {
  const watch = new ResizeObserver(() => {
    if (field.getClientRects().length === 0) return;
    watch.disconnect();
    field.focus();
  });
  watch.observe(field);
}
