import { useEffect } from 'react';
import { type Notice, useNotify } from '../actions/notify.ts';
import { reasonOf } from '../actions/action-error.ts';
import { CallFailure } from '../call-failure.ts';
import { useTranslations } from '../translations.ts';
import { isMissingPart } from './is-missing-part.ts';
import { reportFault } from './report-fault.ts';

/** A fault that repeats, such as one of every frame, is shown once in so many milliseconds. */
const pause = 1000;

/** How browsers report sizes that settle a frame later, page transitions that were skipped, and scripts of other sites. */
const harmless = /^ResizeObserver loop|^Transition was|^Script error\.?$/;

/** What browsers report as faults that are none, work that was ended on purpose among it. */
const isHarmless = (error: unknown, message: string): boolean =>
  (error instanceof DOMException && error.name === 'AbortError') || harmless.test(message);

/** Shows a notice for each script error that no part of the dashboard dealt with, with the number it has in the log. */
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
      // Without a network there is no number, and the notice must come all the same.
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
