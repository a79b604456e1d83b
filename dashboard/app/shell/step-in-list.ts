const steps: Readonly<Record<string, (now: number, count: number) => number>> = {
  ArrowDown: (now, count) => (now + 1) % count,
  ArrowUp: (now, count) => (now <= 0 ? count : now) - 1,
  Home: () => 0,
  End: (_now, count) => count - 1,
};

/**
 * Moves the focus among the links and buttons of a list by the arrow keys, Home and End. Returns true if it handled the
 * key.
 */
export function stepInList(list: HTMLElement, key: string): boolean {
  const step = steps[key];
  const stops = [...list.querySelectorAll<HTMLElement>('nav a, nav button')];
  if (step === undefined || stops.length === 0) return false;
  const now = stops.findIndex((stop) => stop === document.activeElement);
  stops[step(now, stops.length)]?.focus();
  return true;
}
