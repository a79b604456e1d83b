import { Message } from '../../sections/message.tsx';
import { useSite } from '../../site-context.ts';

/** What an unknown address or record shows. */
export function NotFound() {
  const { say } = useSite();
  return <Message title={say('notFoundTitle')} text={say('notFoundText')} sign="404" />;
}
