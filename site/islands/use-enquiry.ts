import { type InputEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EnquiryAnswer, postEnquiry } from './post-enquiry.ts';
import { rememberRequest } from './remembered-request.ts';
import { useBusy } from './use-busy.ts';
import { useHydrated } from './use-hydrated.ts';
import { useIsland } from './island-context.tsx';

/** The status or error message of the whole form. */
interface ShownAnswer {
  readonly text: string;
  readonly isGood?: boolean;
  /** The token of the link that adds to the sent request. */
  readonly addsTo?: string | undefined;
}

/** Error messages by the names of fields. */
type FieldErrors = Readonly<Record<string, string>>;

/** The data of a form that an island needs. */
export interface EnquiryData {
  readonly kind: string;
  readonly label: string;
  /** API names of its fields in order, separated by spaces, which is shorter in the page than a list. */
  readonly names: string;
  /** The name of the field for an email address. */
  readonly email?: string | undefined;
  readonly words: {
    readonly [word in 'send' | 'busy' | 'success' | 'refused' | 'exception' | 'missing' | 'unfilled']: string;
  };
  /** The server's messages about the form and its fields if it was posted without scripts. */
  readonly said?: ShownAnswer | undefined;
  readonly errors?: FieldErrors | undefined;
  /** Milliseconds until the success text is removed. Without a value it stays. */
  readonly clearAfter?: number | undefined;
  /** True if the status of the answer alone decides whether the enquiry was accepted. */
  readonly isJudgedByStatus?: boolean | undefined;
  /** True if it has a field for a picture. */
  readonly takesPhoto?: boolean | undefined;
  /** The address of the page on which more can be added to a sent request. */
  readonly moreAt?: string | undefined;
}

interface Options {
  /** Moves to a field with an error, if focusing its control is not enough. */
  readonly lead?: (name: string, control: HTMLElement | null) => void;
  /** Receives the success text if it is shown elsewhere, and the token of the link that adds to the request. */
  readonly onSent?: (success: string, addsTo: string | undefined) => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const silence: ShownAnswer = { text: '' };

const isControl = (element: Element | null): element is Control => element?.matches('input, select, textarea') === true;

/** True for a file input whose file is larger than it takes. */
const isTooLarge = (control: Control | null): boolean =>
  control instanceof HTMLInputElement && (control.files?.[0]?.size ?? 0) > Number(control.dataset['most']);

const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

/**
 * Submits a form without leaving the page and provides its messages. The fields are uncontrolled, so that input typed
 * before hydration counts and browsers can restore it.
 */
export function useEnquiry(data: EnquiryData, { lead = (_, control) => control?.focus(), onSent }: Options = {}) {
  const { kind, words, clearAfter, isJudgedByStatus = false } = data;
  const names: readonly string[] = data.names.split(' ');
  const { language } = useIsland();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  /** The phone number that the server questioned. The server accepts it when it is sent again unchanged. */
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
  /** The error of an empty required field: its own message, or else the common one. */
  const missingWords = (name: string): string => controlOf(name)?.dataset['required'] ?? words.unfilled;

  /** Sets the message of the form and the errors of some of its fields, and moves to the first field with an error. */
  function announce(next: ShownAnswer, wrong: FieldErrors = {}, among = names): void {
    flushSync(() => {
      setSaid(next);
      setErrors((current) => ({ ...without(current, among), ...wrong }));
    });
    // Otherwise the message could be out of view below a long form or under the bottom bar of a phone.
    if (next.text !== '') alert.current?.scrollIntoView({ block: 'nearest' });
    const [first] = Object.keys(wrong);
    if (first !== undefined) lead(first, controlOf(first));
  }

  /** Returns whether all required fields have a value. Shows errors if not. */
  function isComplete(among = names): boolean {
    const empty = among.filter((name) => {
      const control = controlOf(name);
      return control?.required === true && control.value.trim() === '';
    });
    const wrong = Object.fromEntries(empty.map((name) => [name, missingWords(name)]));
    announce(empty.length === 0 ? silence : { text: words.missing }, wrong, among);
    return empty.length === 0;
  }

  function showAnswer({ isTaken, status, reason, issues, addsTo }: EnquiryAnswer): void {
    if (!isTaken) {
      const sentence = status >= 500 ? words.exception : words.refused;
      // The page may show its fields in another order than the server.
      const known = names.flatMap((name) => issues.filter(({ path }) => path === name));
      const unlikely = known.find(({ isUnlikely }) => isUnlikely);
      if (unlikely !== undefined) unlikelyPhone.current = controlOf(unlikely.path)?.value ?? null;
      const wrong = known.map(({ path, isMissing }) => [
        path,
        isMissing ? missingWords(path) : (controlOf(path)?.dataset['refused'] ?? ''),
      ]);
      // The message of the rate limit contains the time to wait.
      announce({ text: status === 429 ? `${sentence}\n${reason}` : sentence }, Object.fromEntries(wrong));
      return;
    }
    if (addsTo !== undefined && form.current !== null) rememberRequest(addsTo, new FormData(form.current));
    form.current?.reset();
    if (onSent === undefined) announce({ text: words.success, isGood: true, addsTo });
    else onSent(words.success, addsTo);
  }

  async function send(filled: HTMLFormElement): Promise<void> {
    // The visitor need not wait for an upload that would be refused.
    const tooLarge = names.find((name) => isTooLarge(controlOf(name)));
    if (tooLarge !== undefined)
      return announce({ text: words.refused }, { [tooLarge]: controlOf(tooLarge)?.dataset['refused'] ?? '' });
    try {
      showAnswer(await postEnquiry(filled, names, isJudgedByStatus, unlikelyPhone.current));
    } catch {
      announce({ text: words.exception });
    }
  }

  return {
    /** Attributes of the `<form>`. */
    form: {
      ref: form,
      method: 'post',
      action: `/api/${language}/send-email#${alertId}`,
      encType: data.takesPhoto === true ? 'multipart/form-data' : undefined,
      'aria-label': data.label,
      // With scripts the form shows its own validation messages.
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
