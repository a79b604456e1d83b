import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchMediaQueries, reducedMotion } from '../../tests/support/match-media.ts';
import { reveal } from '../elements/reveal.ts';

type Notify = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

const observers = new Map<Notify, Set<Element>>();

function see(element: Element, isIntersecting: boolean): void {
  for (const [notify, watched] of observers) if (watched.has(element)) notify([{ target: element, isIntersecting }]);
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.createElement('p');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  matchMediaQueries();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #watched = new Set<Element>();
      constructor(notify: Notify) {
        observers.set(notify, this.#watched);
      }
      observe(element: Element): void {
        this.#watched.add(element);
      }
      unobserve(element: Element): void {
        this.#watched.delete(element);
      }
    },
  );
  document.body.innerHTML =
    '<main><section class="section" id="first"></section><section class="section" id="later"></section>' +
    '<p><b data-counts>31,999 m²</b></p></main>';
});

afterEach(() => {
  vi.useRealTimers();
  observers.clear();
});

describe('the motion of a page', () => {
  it('lets a section beyond the first screen come up once [PUB-GEN-100]', () => {
    reveal();
    see(find('#first'), true);
    see(find('#later'), false);
    expect(find('#later').dataset['revealed']).toBeUndefined();
    see(find('#later'), true);
    expect([find('#first').dataset['revealed'], find('#later').dataset['revealed']]).toEqual([undefined, '']);
  });

  it('counts a number once and ends with what the page says [PUB-GEN-101]', () => {
    reveal();
    const number = find('[data-counts]');
    see(number, false);
    see(number, true);
    vi.advanceTimersByTime(200);
    expect(number.textContent).toMatch(/^[\d,]+ m²$/);
    expect(number.textContent).not.toBe('31,999 m²');
    vi.advanceTimersByTime(1000);
    expect(number.textContent).toBe('31,999 m²');
    expect(number.hasAttribute('style')).toBe(false);
    see(number, false);
    see(number, true);
    vi.advanceTimersByTime(200);
    expect(number.textContent).toBe('31,999 m²');
  });

  it('moves nothing where the visitor wants no motion [PUB-GEN-100, PUB-GEN-101]', () => {
    matchMediaQueries(reducedMotion);
    reveal();
    expect(observers.size).toBe(0);
  });
});
