import { useEffect } from 'react';
import { type Notice, useNotify } from '../actions/notify.ts';
import { reasonOf } from '../actions/action-error.ts';
import { CallFailure } from '../call-failure.ts';
import { useTranslations } from '../translations.ts';
import { isMissingPart } from './is-missing-part.ts';
import { reportFault } from './report-fault.ts';

/** A repeated fault, for example one per frame, is shown at most once in this many milliseconds. */
const pause = 1000;

/** Browser messages about late resize notifications, skipped view transitions and scripts of other origins. */
const harmless = /^ResizeObserver loop|^Transition was|^Script error\.?$/;

/** True for browser errors that are no faults, including aborted requests. */
const isHarmless = (error: unknown, message: string): boolean =>
  (error instanceof DOMException && error.name === 'AbortError') || harmless.test(message);

/** Shows a notice for each uncaught script error, with its number in the log. */
export function FaultNotices() {
  const t = useTranslations();
  const notify = useNotify();
  useEffect(() => {
    const numbers = new Map<string, Promise<string>>();
    const shownAt = new Map<string, number>();

    async function noticeOf(fault: unknown, message: string): Promise<Notice> {
      const notice = { isRefusal: true, topic: message } as const;
      if (fault instanceof CallFailure) return { ...notice, text: reasonOf(fault, t) };
      if (isMissingPart(fault)) return { ...notice, text: `${t('partMissing')}. ${t('partMissingHint')}` };
      const number = numbers.get(message) ?? reportFault(fault);
      numbers.set(message, number);
      // Without a network there is no number; the notice still appears.
      const known = await number.catch(() => null);
      const text = `${t('scriptFailed')} ${known === null ? '' : t('faultNumber', { number: known })}`;
      return { ...notice, text: text.trim() };
    }

    function show(fault: unknown): void {
      const message = fault instanceof Error ? fault.message : String(fault);
      const now = performance.now();
      if (isHarmless(fault, message) || now - (shownAt.get(message) ?? -pause) < pause) return;
      shownAt.set(message, now);
      void noticeOf(fault, message).then(notify);
    }

    const onError = ({ error, message }: ErrorEvent) => show(error ?? message);
    const onRejection = ({ reason }: PromiseRejectionEvent) => show(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [t, notify]);
  return null;
}
