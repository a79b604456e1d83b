import type { ChangeEvent } from 'react';
import { content, type ImportOutcome } from '../../calls/content.ts';
import { addressOfCall } from '../ask.ts';
import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { useImport, useTrial } from './use-import.ts';

/** Most lines that a question has room for. */
const mostShown = 20;

const nameOf = ({ base, id }: ImportOutcome['added'][number]): string => `${base}/${id}`;

const isNothing = ({ added, changed, reordered }: ImportOutcome): boolean =>
  added.length + changed.length + reordered.length === 0;

function OutcomeList({ outcome }: { readonly outcome: ImportOutcome }) {
  const say = useWords();
  const { added, changed, reordered, unchanged, refused } = outcome;
  const lines = [
    ...refused.map((each) => `${nameOf(each)}: ${each.reasons.join(' ')}`),
    ...changed.map((each) => `${nameOf(each)}: ${each.fields.join(', ')}`),
    ...added.map((each) => `+ ${nameOf(each)}`),
    ...reordered.map(({ base, parent }) => `↕ ${base}${parent === null ? '' : ` (${parent})`}`),
  ];
  const counts = {
    added: added.length,
    changed: changed.length,
    reordered: reordered.length,
    unchanged,
    refused: refused.length,
  };
  return (
    <div className="grid gap-2 text-sm">
      <p>{say('contentCounts', counts)}</p>
      <ul dir="ltr" className="grid gap-1 text-muted">
        {lines.slice(0, mostShown).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {lines.length > mostShown && <p>{say('contentMore', { count: lines.length - mostShown })}</p>}
    </div>
  );
}

/** All content as one document: giving it out, and taking one in after a look at what it would change. */
export function ContentExchange() {
  const say = useWords();
  const notify = useNotify();
  const trial = useTrial();
  const taking = useImport();

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    taking.reset();
    if (file !== undefined) trial.mutate(file);
  }

  const tried = trial.data;
  const isGood = tried !== undefined && tried.outcome.refused.length === 0;
  const isSame = isGood && isNothing(tried.outcome);
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="content-exchange">
      <div>
        <h3 id="content-exchange" className="text-lg font-medium">
          {say('contentExchange')}
        </h3>
        <p className="text-sm text-muted">{say('contentExchangeIntro')}</p>
      </div>
      <a className="button justify-self-start" href={addressOfCall(content.export)} download>
        {say('contentExport')}
      </a>
      <label className="file-drop">
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          disabled={trial.isPending}
          onChange={choose}
        />
        <span className="font-medium">{trial.isPending ? say('wait') : say('contentImport')}</span>
      </label>
      {trial.isError && (
        <p role="alert" className="alert">
          {trial.error.message || say('unreachable')}
        </p>
      )}
      {tried !== undefined && !isGood && (
        <div role="alert" className="alert grid gap-2">
          <p>{tried.outcome.message}</p>
          <OutcomeList outcome={tried.outcome} />
        </div>
      )}
      {isSame && (
        <p role="status" className="note">
          {say('contentSame')}
        </p>
      )}
      {isGood && !isSame && (
        <Question
          text={say('contentQuestion')}
          isBusy={taking.isPending}
          refusal={taking.isError ? taking.error.message || say('unreachable') : ''}
          onNo={() => trial.reset()}
          onYes={() =>
            taking.mutate(tried.body, {
              onSuccess: ({ message, undo }) => {
                notify({ text: message, undo });
                trial.reset();
              },
            })
          }
        >
          <OutcomeList outcome={tried.outcome} />
        </Question>
      )}
    </section>
  );
}
