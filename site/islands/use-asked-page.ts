import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askPage } from '../elements/ask-page.ts';

/** Milliseconds without a change after which a page is requested, so that single digits cause no request. */
const rest = 250;

/**
 * Asks for the same page under another address, and shows it in the place of loading it.
 * @param show is given the HTML of the page; throws where that does not hold what it shows
 */
export function useAskedPage(show: (html: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<AbortController>(null);

  function stop(): void {
    clearTimeout(timer.current);
    asked.current?.abort();
  }
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);

  async function ask(address: URL): Promise<void> {
    stop();
    asked.current = new AbortController();
    const { signal } = asked.current;
    setBusy(true);
    try {
      const html = await askPage(address, signal);
      setUnanswered(html === null);
      if (html !== null) {
        show(html);
        history.replaceState(history.state, '', address);
      }
      setBusy(false);
    } catch {
      // The form works without scripts, so the browser loads the page and reports the failure.
      if (!signal.aborted) location.assign(address);
    }
  }

  function askSoon(toAddress: () => URL): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(toAddress()), rest);
  }

  return { isBusy, isUnanswered, ask, askSoon };
}
