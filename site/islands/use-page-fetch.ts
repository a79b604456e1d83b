import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchPage } from '../elements/fetch-page.ts';

/** Milliseconds without a change before a page is requested, so that single digits cause no request. */
const rest = 250;

/**
 * Fetches the same page at another address and shows it without navigation.
 * @param show receives the HTML of the page; throws if it lacks the expected parts
 */
export function usePageFetch(show: (html: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const controller = useRef<AbortController>(null);

  function stop(): void {
    clearTimeout(timer.current);
    controller.current?.abort();
  }
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);

  async function load(address: URL): Promise<void> {
    stop();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setBusy(true);
    try {
      const html = await fetchPage(address, signal);
      setUnanswered(html === null);
      if (html !== null) {
        show(html);
        history.replaceState(history.state, '', address);
      }
      setBusy(false);
    } catch {
      // The form works without scripts, so the browser loads the page and shows the failure.
      if (!signal.aborted) location.assign(address);
    }
  }

  function loadSoon(toAddress: () => URL): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(toAddress()), rest);
  }

  return { isBusy, isUnanswered, load, loadSoon };
}
