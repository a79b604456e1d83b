import { type ReactNode, useId } from 'react';
import { wireName } from '../../../fields/field.ts';
import type { plainText } from '../../../fields/index.ts';
import { FormGuard } from '../../sections/form-guard.tsx';
import { useSite } from '../../site-context.ts';

type PlainText = ReturnType<typeof plainText>;

/** A field of a form, by its declaration. */
interface Input {
  readonly wire: string;
  readonly longest: number;
}

/** The field that is declared under a name. */
export const toInput = (name: string, field: PlainText): Input => ({
  wire: wireName(name, field),
  longest: field.options.max,
});

interface Props {
  /** What it adds to the page: a comment on the section, a post, a comment on a post. */
  readonly adds: 'comment' | 'post' | 'reply';
  readonly action: string;
  readonly author: Input;
  readonly text: Input;
  readonly label: string;
  /** What else is sent. */
  readonly children?: ReactNode;
}

/** A form for a name and a text; without scripts it posts like any form, and the server leads back to this page. */
export function MessageForm({ adds, action, author, text, label, children }: Props) {
  const { say } = useSite();
  const id = useId();
  return (
    <form
      method="post"
      action={action}
      className="message-form"
      data-adds={adds}
      data-author={author.wire}
      data-text={text.wire}
    >
      <FormGuard />
      {children}
      <label htmlFor={`${id}name`}>{say('yourName')}</label>
      <input
        id={`${id}name`}
        className="message-field"
        name={author.wire}
        dir="auto"
        required
        maxLength={author.longest}
        autoComplete="name"
      />
      <label htmlFor={`${id}text`}>{label}</label>
      <textarea
        id={`${id}text`}
        className="message-field"
        name={text.wire}
        dir="auto"
        rows={5}
        required
        maxLength={text.longest}
        aria-describedby={`${id}notice`}
      />
      <p className="text-sm text-mist" id={`${id}notice`}>
        {say('publicNotice')}
      </p>
      <p className="message-status" role="alert" />
      <button className="button">{say('publish')}</button>
    </form>
  );
}
