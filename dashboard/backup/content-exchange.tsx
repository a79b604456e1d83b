import { content, type ImportOutcome } from '../../calls/content.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { addressOfCall } from '../ask.ts';
import { useWords } from '../words.ts';
import { useImport, useTrial } from './use-import.ts';

/** Most lines that a question has room for. */
const mostShown = 20;

const nameOf = ({ base, id }: ImportOutcome['added'][number]): string => `${base}/${id}`;

const isNothing = ({ added, changed, reordered }: ImportOutcome): boolean =>
  added.length + changed.length + reordered.length === 0;

function OutcomeList({ outcome }: { readonly outcome: ImportOutcome }) {
  const say = useWords();
  const { added, changed, drafts, reordered, unchanged, refused } = outcome;
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
      {drafts.length > 0 && <p>{say('contentDrafts', { count: drafts.length })}</p>}
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
  const trial = useTrial();
  const taking = useImport(trial.forget);

  const tried = trial.isPending ? undefined : trial.answer;
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
      <FileDrop
        label={say('contentImport')}
        accept=".json,application/json"
        isPending={trial.isPending}
        onChoose={(file) => {
          taking.forget();
          trial.start(file);
        }}
      />
      {trial.refusal !== null && <Alert>{trial.refusal.text}</Alert>}
      {tried !== undefined && !isGood && (
        <Alert className="grid gap-2">
          <p>{tried.outcome.message}</p>
          <OutcomeList outcome={tried.outcome} />
        </Alert>
      )}
      {isSame && (
        <p role="status" className="note">
          {say('contentSame')}
        </p>
      )}
      {isGood && !isSame && (
        <ConfirmDialog
          title={say('contentQuestion')}
          isPending={taking.isPending}
          refusal={taking.refusal?.text}
          onNo={trial.forget}
          onYes={() => taking.start(tried.body)}
        >
          <OutcomeList outcome={tried.outcome} />
        </ConfirmDialog>
      )}
    </section>
  );
}
