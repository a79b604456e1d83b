import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../app/translations.ts';
import { MessageItem } from './message-item.tsx';
import type { VisitorMessage } from './visitor-messages.ts';

interface MessageListProps<Message extends VisitorMessage> {
  readonly messages: readonly Message[];
  /** The number shown initially and added per step. */
  readonly step: number;
  readonly renderBelow?: (message: Message) => ReactNode;
  /** Content after the last item once all are visible. */
  readonly further?: ReactNode;
}

/** A list of posts or comments, shown a few at a time. */
export function MessageList<Message extends VisitorMessage>({
  messages,
  step,
  renderBelow,
  further,
}: MessageListProps<Message>) {
  const t = useTranslations();
  const [count, setCount] = useState(step);
  const left = messages.length - count;
  return (
    <>
      <ul className="grid gap-3">
        {messages.slice(0, count).map((message) => (
          <MessageItem key={`${message.kind}-${message.id}`} message={message}>
            {renderBelow?.(message)}
          </MessageItem>
        ))}
      </ul>
      {left > 0 ? (
        <Button size="small" className="justify-self-start" onPress={() => setCount(count + step)}>
          {t('showMore', { count: left })}
        </Button>
      ) : (
        further
      )}
    </>
  );
}
