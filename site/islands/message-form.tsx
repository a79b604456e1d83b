import { type SyntheticEvent, useState } from 'react';
import type { VisitorComment } from '../../content/model/discussion.ts';
import { postJson } from '../elements/post-json.ts';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';
import { useBusy } from './use-busy.ts';

/** A form for a name and a text. */
export interface MessageFormData {
  /** What it adds to the page: a comment on the section, a post, or a comment on a post. */
  readonly adds: 'comment' | 'post' | 'reply';
  /** The address it is posted to. `:id` is replaced by the id of the post that the comment is on. */
  readonly action: string;
  /** The API names of its two fields. */
  readonly author: string;
  readonly text: string;
  /** The server's message if the form was posted without scripts. */
  readonly said?: string | undefined;
}

interface Props {
  readonly form: MessageFormData;
  /** The id of the post that is commented on. */
  readonly to?: number | undefined;
  /** The HTML of the fields. */
  readonly html: string | undefined;
  /** Receives the published text, or `null` if it is pending moderation. */
  readonly onPosted: (message: VisitorComment | null) => void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isWritten = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Posts a comment or post without leaving the page. */
export function MessageForm({ form: { adds, action, author, text, said = '' }, to = 0, html = '', onPosted }: Props) {
  const { t } = useIsland();
  const { isBusy, run } = useBusy();
  const [status, setStatus] = useState(said);

  function refuse(words: unknown, ...why: readonly unknown[]): void {
    console.error('A message was not posted', ...why);
    setStatus(typeof words === 'string' ? words : t('notPosted'));
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    const body = Object.fromEntries(new FormData(form));
    if (isWritten(body[author]) && isWritten(body[text])) void run(() => send(form, body));
    else setStatus(t('nameAndText'));
  }

  async function send(form: HTMLFormElement, body: unknown): Promise<void> {
    setStatus(t('publishing'));
    try {
      const response = await postJson(form, body);
      const answer: unknown = await response.json();
      if (!isRecord(answer) || !response.ok) {
        refuse(isRecord(answer) ? answer['message'] : undefined, response.status, answer);
        return;
      }
      setStatus('');
      form.reset();
      const [id, createdAt] = [Number(answer['id']), String(answer['created_at'])];
      const message = { id, author: String(answer[author]), text: String(answer[text]), createdAt };
      onPosted(answer['held'] === true ? null : message);
    } catch (error) {
      refuse(undefined, error);
    }
  }

  return (
    <form
      method="post"
      action={`${action.replace(':id', String(to))}#talk`}
      className="message-form"
      data-adds={adds}
      onSubmit={submit}
      // An error about a text is removed when the text changes.
      onInput={() => isBusy || setStatus('')}
    >
      <Slot html={html} />
      <p className="message-status" role="alert">
        {status}
      </p>
      <button className="button" disabled={isBusy}>
        {t('publish')}
      </button>
    </form>
  );
}
