import { useQuery } from '@tanstack/react-query';
import { letters } from '../../calls/letters.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useAction } from '../actions/use-action.ts';
import { ask } from '../ask.ts';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';

/** How letters go out, and a button that sends one. What is set stands in the server's environment. */
export function MailGroup() {
  const say = useWords();
  const mail = useQuery({
    queryKey: ['mail', 'settings'],
    queryFn: ({ signal }) => ask(letters.mailSettings, { signal }),
  });
  const test = useAction(() => ask(letters.test), { tell: () => null, refresh: () => undefined });
  if (mail.isPending) return <Waiting />;
  if (mail.isError) return <Retry error={mail.error} onRetry={() => void mail.refetch()} />;
  const { server, from, to } = mail.data;
  const shown = (text: string) => text || say('mailUnset');
  if (server === '') return <p className="note">{say('mailOff')}</p>;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="wrap-anywhere">{say('mailOn', { server, from: shown(from), to: shown(to) })}</p>
      <p className="text-sm text-muted">{say('mailTestHint', { to: shown(to) })}</p>
      <Button isPending={test.isPending} onPress={() => test.start()}>
        {say('mailTest')}
      </Button>
      {test.answer !== undefined && !test.isPending && (
        <p role="status" className="note">
          {test.answer.message}
        </p>
      )}
      {test.refusal !== null && <Alert className="wrap-anywhere">{test.refusal.text}</Alert>}
    </div>
  );
}
