import { formatInteger } from '../../language/format.ts';

/** Milliseconds in which a number counts up. */
const countingTime = 900;

/** Counts from zero to the number that an element shows; what stands around it stays in its place. */
function countUp(element: HTMLElement): void {
  const words = element.textContent;
  const [digits = ''] = /\d[\d,]*/.exec(words) ?? [];
  if (digits === '') return;
  const value = Number(digits.replaceAll(',', ''));
  element.style.display = 'inline-block';
  element.style.minInlineSize = `${element.getBoundingClientRect().width}px`;
  const begin = performance.now();
  function step(now: number): void {
    const share = Math.min(1, (now - begin) / countingTime);
    if (share < 1) {
      const reached = value * (1 - (1 - share) ** 3);
      element.textContent = words.replace(digits, formatInteger(reached, 'en'));
      requestAnimationFrame(step);
    } else {
      element.textContent = words;
      element.removeAttribute('style');
    }
  }
  requestAnimationFrame(step);
}

/** Calls back once when an element comes into view; never for those that are in view from the beginning. */
function whenReached(elements: Iterable<HTMLElement>, act: (element: HTMLElement) => void): void {
  const away = new Set<Element>();
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) away.add(target);
      else {
        watch.unobserve(target);
        if (away.has(target) && target instanceof HTMLElement) act(target);
      }
    }
  });
  for (const element of elements) watch.observe(element);
}

/**
 * Sections beyond the first screen come up once when they are reached, and numbers count once. Where the visitor wants
 * no motion nothing happens.
 */
export function reveal(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  whenReached(document.querySelectorAll<HTMLElement>('main .section'), (section) => {
    section.dataset['revealed'] = '';
  });
  whenReached(document.querySelectorAll<HTMLElement>('main [data-counts]'), countUp);
}
