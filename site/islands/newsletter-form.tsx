import { type SyntheticEvent, useRef, useState } from 'react';
import { postJson } from '../elements/post-json.ts';
import { EmailOffer } from './email-offer.tsx';
import type { WithSlots } from './island.tsx';
import { Slot } from './slot.tsx';
import { useBusy } from './use-busy.ts';
import { useHydrated } from './use-hydrated.ts';

interface Props {
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  /** The value that was refused when the form was posted without scripts. */
  readonly typed?: string | undefined;
  /** The server's message if the form was posted without scripts. */
  readonly said?: string | undefined;
  readonly words: { readonly [word in 'send' | 'busy' | 'missing' | 'failure']: string };
}

/** The message in the server's answer. */
const messageOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined;

/** Submits an email address without leaving the page, and shows the result below the field. */
export function NewsletterForm({ action, label, placeholder, typed, said, words, slots }: Props & WithSlots) {
  const [above = '', below = ''] = slots;
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useBusy();
  const [status, setStatus] = useState({ text: said ?? '', isWrong: typed !== undefined });

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    if (field.current?.value.trim() === '') {
      setStatus({ text: words.missing, isWrong: true });
      field.current.focus();
      return;
    }
    void run(() => send(form));
  }

  async function send(form: HTMLFormElement): Promise<void> {
    setStatus({ text: words.busy, isWrong: false });
    try {
      const response = await postJson(form, Object.fromEntries(new FormData(form)));
      const text = messageOf(await response.json()) ?? words.failure;
      if (response.ok) form.reset();
      setStatus({ text, isWrong: response.status === 400 });
    } catch {
      setStatus({ text: words.failure, isWrong: false });
    }
  }

  return (
    <form
      method="post"
      action={action}
      aria-label={label}
      // With scripts the form shows its own validation messages.
      noValidate={isHydrated}
      onSubmit={submit}
      onInput={() => setStatus({ text: '', isWrong: false })}
    >
      <Slot html={above} />
      <div className="newsletter">
        <input
          ref={field}
          id="newsletter-email"
          name="email"
          type="email"
          dir="ltr"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={placeholder}
          defaultValue={typed}
          aria-invalid={status.isWrong || undefined}
          aria-describedby="newsletter-said newsletter-notice"
        />
        <button aria-disabled={isBusy || undefined}>{words.send}</button>
      </div>
      <EmailOffer fieldId="newsletter-email" />
      <p className="newsletter-said" id="newsletter-said" role="status">
        {status.text}
      </p>
      <Slot html={below} />
    </form>
  );
}
