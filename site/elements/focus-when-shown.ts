/** Focuses a field as soon as it has a box: its panel may be about to open. */
export function focusWhenShown(field: HTMLElement): void {
  const watch = new ResizeObserver(() => {
    if (field.getClientRects().length === 0) return;
    watch.disconnect();
    field.focus();
  });
  watch.observe(field);
}
