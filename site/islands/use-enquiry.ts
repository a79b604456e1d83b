import { type InputEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EnquiryAnswer, postEnquiry } from './post-enquiry.ts';
import { useBusy } from './use-busy.ts';
import { useHydrated } from './use-hydrated.ts';
import { useIsland } from './island-context.tsx';

/** What is said of a form as a whole. */
interface ShownAnswer {
  readonly text: string;
  readonly isGood?: boolean;
}

/** What is said beside fields, by their names. */
type FieldErrors = Readonly<Record<string, string>>;

/** The data of a form that an island needs. */
export interface EnquiryData {
  readonly kind: string;
  readonly label: string;
  /** The names of its fields on the wire, in their order, with a space between them: a list is longer in a page. */
  readonly names: string;
  /** The name of the field for an e-mail address. */
  readonly email?: string | undefined;
  readonly words: {
    readonly [word in 'send' | 'busy' | 'success' | 'refused' | 'exception' | 'missing' | 'unfilled']: string;
  };
  /** What the server says of the form, and of its fields, where it was sent without scripts. */
  readonly said?: ShownAnswer | undefined;
  readonly errors?: FieldErrors | undefined;
  /** Milliseconds after which the success text goes; it stays without. */
  readonly clearAfter?: number | undefined;
  /** True where the status of the answer alone decides whether the message was taken. */
  readonly isJudgedByStatus?: boolean | undefined;
}

interface Options {
  /** Leads to a field that is wrong, where focusing it is not enough. */
  readonly lead?: (name: string, control: HTMLElement | null) => void;
  /** Gets the success text if it is shown elsewhere. */
  readonly onSent?: (success: string) => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const silence: ShownAnswer = { text: '' };

const isControl = (element: Element | null): element is Control => element?.matches('input, select, textarea') === true;

const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

/**
 * Sends a form without leaving the page, and says what came of it. The fields keep their values themselves, so that what
 * was typed before the script came counts, and browsers bring it back.
 */
export function useEnquiry(data: EnquiryData, { lead = (_, control) => control?.focus(), onSent }: Options = {}) {
  const { kind, words, clearAfter, isJudgedByStatus = false } = data;
  const names: readonly string[] = data.names.split(' ');
  const { language } = useIsland();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  /** Sent again as it is, it is taken. */
  const unlikelyPhone = useRef<string>(null);
  const { isBusy, run } = useBusy();
  const [said, setSaid] = useState(data.said ?? silence);
  const [errors, setErrors] = useState(data.errors ?? {});
  const alertId = `${kind}-said`;

  useEffect(() => {
    if (said.isGood !== true || clearAfter === undefined) return undefined;
    const timer = setTimeout(() => setSaid(silence), clearAfter);
    return () => clearTimeout(timer);
  }, [said, clearAfter]);

  const controlOf = (name: string): Control | null => {
    const found = document.getElementById(`${kind}-${name}`);
    return isControl(found) ? found : null;
  };
  /** Empty fields have the same error, except those with a message of their own. */
  const missingWords = (name: string): string => controlOf(name)?.dataset['required'] ?? words.unfilled;

  /** Says something of the form and of some of its fields, and leads to the first that is wrong. */
  function announce(next: ShownAnswer, wrong: FieldErrors = {}, among = names): void {
    flushSync(() => {
      setSaid(next);
      setErrors((current) => ({ ...without(current, among), ...wrong }));
    });
    // Below a long form, or under the bar of a phone, it would be out of sight.
    if (next.text !== '') alert.current?.scrollIntoView({ block: 'nearest' });
    const [first] = Object.keys(wrong);
    if (first !== undefined) lead(first, controlOf(first));
  }

  /** True where nothing is empty that is required; otherwise it is said. */
  function isComplete(among = names): boolean {
    const empty = among.filter((name) => {
      const control = controlOf(name);
      return control?.required === true && control.value.trim() === '';
    });
    const wrong = Object.fromEntries(empty.map((name) => [name, missingWords(name)]));
    announce(empty.length === 0 ? silence : { text: words.missing }, wrong, among);
    return empty.length === 0;
  }

  function showAnswer({ isTaken, status, reason, issues }: EnquiryAnswer): void {
    if (!isTaken) {
      const sentence = status >= 500 ? words.exception : words.refused;
      // The page may have its fields in another order than the server.
      const known = names.flatMap((name) => issues.filter(({ path }) => path === name));
      const unlikely = known.find(({ isUnlikely }) => isUnlikely);
      if (unlikely !== undefined) unlikelyPhone.current = controlOf(unlikely.path)?.value ?? null;
      const wrong = known.map(({ path, isMissing }) => [
        path,
        isMissing ? missingWords(path) : (controlOf(path)?.dataset['refused'] ?? ''),
      ]);
      // The rate limit names the time to wait.
      announce({ text: status === 429 ? `${sentence}\n${reason}` : sentence }, Object.fromEntries(wrong));
      return;
    }
    form.current?.reset();
    if (onSent === undefined) announce({ text: words.success, isGood: true });
    else onSent(words.success);
  }

  async function send(filled: HTMLFormElement): Promise<void> {
    try {
      showAnswer(await postEnquiry(filled, names, isJudgedByStatus, unlikelyPhone.current));
    } catch {
      announce({ text: words.exception });
    }
  }

  return {
    /** The attributes of the form. */
    form: {
      ref: form,
      method: 'post',
      action: `/api/${language}/send-email#${alertId}`,
      'aria-label': data.label,
      // What is missing is said in the page's own words.
      noValidate: isHydrated,
      onSubmit(event: SyntheticEvent) {
        event.preventDefault();
        const { current: filled } = form;
        if (filled !== null && !isBusy && isComplete()) void run(() => send(filled));
      },
      onInput({ target }: InputEvent) {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        setSaid(silence);
        if (name !== null) setErrors((current) => (name in current ? without(current, [name]) : current));
      },
    },
    alert: { ref: alert, id: alertId, said },
    button: { isBusy, words: isBusy ? words.busy : words.send },
    errors,
    isComplete,
    announce,
  };
}

export type EnquiryState = ReturnType<typeof useEnquiry>;
