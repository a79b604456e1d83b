import { useMutation, useQuery } from '@tanstack/react-query';
import { letters } from '../../calls/letters.ts';
import { ask } from '../ask.ts';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { Waiting } from '../shell/waiting.tsx';

/** How letters go out, and a button that sends one. What is set stands in the server's environment. */
export function MailGroup() {
  const say = useWords();
  const mail = useQuery({
    queryKey: ['mail', 'settings'],
    queryFn: ({ signal }) => ask(letters.mailSettings, { signal }),
  });
  const test = useMutation({
    mutationFn: () => ask(letters.test),
    networkMode: 'always',
  });
  if (mail.isPending) return <Waiting />;
  if (mail.isError) return <Retry error={mail.error} onRetry={() => void mail.refetch()} />;
  const { server, from, to } = mail.data;
  const shown = (text: string) => text || say('mailUnset');
  if (server === '') return <p className="note">{say('mailOff')}</p>;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="wrap-anywhere">{say('mailOn', { server, from: shown(from), to: shown(to) })}</p>
      <p className="text-sm text-muted">{say('mailTestHint', { to: shown(to) })}</p>
      <button type="button" className="button" disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? say('wait') : say('mailTest')}
      </button>
      {test.isSuccess && (
        <p role="status" className="note">
          {test.data.message}
        </p>
      )}
      {test.isError && (
        <p role="alert" className="alert wrap-anywhere">
          {test.error.message || say('unreachable')}
        </p>
      )}
    </div>
  );
}
