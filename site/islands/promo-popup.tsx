import { type MouseEvent, useEffect, useRef } from 'react';
import { readStored, store } from '../elements/stored-choice.ts';
import { whenShown } from '../elements/when-shown.ts';
import type { WithSlots } from './island.tsx';
import { Slot } from './slot.tsx';

interface Props {
  /** True in the preview of the dashboard. */
  readonly isPreview?: boolean | undefined;
}

const mark = 'popupSeen';
/** Milliseconds after the page has loaded. */
const delay = 2000;
/** Milliseconds before opening at which the picture starts to load, so that the dialog opens complete. */
const pictureAhead = 500;

const isField = (target: unknown): boolean => target instanceof Element && target.matches('input, select, textarea');

/**
 * Shows its dialog once in a browser session, some time after the page has loaded. It counts as seen after it is closed
 * in any way. It does not interrupt a visitor who has started to fill in a form; the next page shows it.
 */
export function PromoPopup({ isPreview, slots: [offer = ''] }: Props & WithSlots) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (readStored(() => sessionStorage, mark) !== null) return undefined;
    const leave = new AbortController();
    let isWriting = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    document.addEventListener('input', () => (isWriting = true), { once: true, signal: leave.signal });
    const show = () => {
      if (isWriting || isField(document.activeElement)) return;
      if (document.querySelector(':is(dialog[open], :popover-open)') !== null) return;
      dialog.current?.showModal();
      // It opens without a user action, so none of its buttons gets the focus.
      dialog.current?.focus();
    };
    const prepare = () => {
      for (const picture of dialog.current?.querySelectorAll('img') ?? []) picture.loading = 'eager';
      timer = setTimeout(show, pictureAhead);
    };
    void whenShown().then((shownAt) => {
      if (!leave.signal.aborted) timer = setTimeout(prepare, shownAt + delay - pictureAhead - performance.now());
    });
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, []);

  function press({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
    const isClose = target instanceof Element && target.closest('[data-close]') !== null;
    if (isClose || target === currentTarget) currentTarget.close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- buttons and Escape close it by key
    <dialog
      ref={dialog}
      open={isPreview}
      className="popup page-window"
      tabIndex={-1}
      aria-labelledby="popup-title"
      aria-describedby="popup-text"
      onClose={() => store(() => sessionStorage, mark, '1')}
      onClick={press}
    >
      <Slot className="contents" html={offer} />
    </dialog>
  );
}
