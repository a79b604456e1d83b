import { useSite } from '../site-context.ts';

/** What a part that asks without leaving the page shows while it gets no answer; its button asks again. */
export function NotAnswered() {
  const { say } = useSite();
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4" role="alert" data-unanswered hidden>
      <p>{say('notAnswered')}</p>
      <button type="button" className="button-quiet">
        {say('tryAgain')}
      </button>
    </div>
  );
}
