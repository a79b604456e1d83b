import { useState } from 'react';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import { Button } from '../../../ui/button.tsx';
import type { Notice } from '../../app/actions/notify.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { hasStoredDraft, ReceivedForm } from './received-form.tsx';
import { changeEnquiry } from './use-enquiries.ts';
import { WrittenReply } from './written-reply.tsx';

/** Marks an enquiry as needing no further reply. */
function NoAnswer({ enquiry: { id, sender } }: { readonly enquiry: WholeEnquiry }) {
  const t = useLateTranslations();
  const dismiss = useAction(() => changeEnquiry(id, { awaiting: false }), {
    about: sender,
    refuse: 'notice',
    tell: ({ message }) => ({
      text: message ?? '',
      onUndo: async (): Promise<Notice> => ({ text: (await changeEnquiry(id, { awaiting: true })).message ?? '' }),
    }),
  });
  return (
    <Button size="small" isPending={dismiss.isPending} onPress={() => dismiss.start()}>
      {t('replyNoAnswer')}
    </Button>
  );
}

/** The conversation about an enquiry, oldest first. Messages received by other channels are added by hand. */
export function Conversation({ enquiry }: { readonly enquiry: WholeEnquiry }) {
  const t = useLateTranslations();
  const [isAdding, setIsAdding] = useState(() => hasStoredDraft(enquiry));
  const { thread, awaiting_since: awaitingSince } = enquiry;
  return (
    <section className="card overflow-hidden" aria-labelledby="conversation">
      <div className="flex flex-wrap items-center gap-3 p-5">
        <h3 id="conversation" className="me-auto text-lg font-medium">
          {t('conversation')}
        </h3>
        {awaitingSince !== null && <NoAnswer enquiry={enquiry} />}
        {!isAdding && (
          <Button size="small" onPress={() => setIsAdding(true)}>
            {t('replyReceivedOpen')}
          </Button>
        )}
      </div>
      {thread.length === 0 && !isAdding && <p className="px-5 pb-5 text-muted">{t('conversationNone')}</p>}
      {thread.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line p-5">
          {thread.map((reply) => (
            <WrittenReply key={reply.id} enquiry={enquiry} reply={reply} />
          ))}
        </ol>
      )}
      {isAdding && (
        <div className="border-t border-line">
          <ReceivedForm enquiry={enquiry} onClose={() => setIsAdding(false)} />
        </div>
      )}
    </section>
  );
}
