import { useEffect, useRef, useState } from 'react';
import type { Backup, BackupJob, Backups } from '../../../calls/backups.ts';
import { formatInteger } from '../../../language/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { countNames, countMessages, RestoreQuestion } from './backup-questions.tsx';

/** The storage key of the last restore whose result was shown in this browser. */
const seenPlace = 'restoreSeen';
const nameOf = ({ name, saved }: BackupJob): string => `${name} ${saved ?? ''}`;

/** The totals before and after a restore. */
function Counts({ before, after }: { readonly before: Backup | undefined; readonly after: Backup }) {
  const t = useLateTranslations();
  const language = currentLanguage();
  const held = [
    ...(before === undefined ? [] : [{ key: 'before', label: t('restoredBefore'), counts: before.counts }]),
    { key: 'after', label: t('restoredAfter'), counts: after.counts },
  ];
  return (
    <Table
      label={t('restoredTitle')}
      columns={[{ key: 'what', label: t('backup'), isUnnamed: true }, ...held]}
      rows={countNames.map((name) => ({
        key: name,
        cells: [t(countMessages[name]), ...held.map(({ counts }) => formatInteger(counts[name], language))],
      }))}
    />
  );
}

function Outcome({ kept, present, job }: Backups & { readonly job: BackupJob }) {
  const t = useLateTranslations();
  const title = useRef<HTMLHeadingElement>(null);
  const [isGoingBack, setGoingBack] = useState(false);
  const find = (name: string | null) => kept.find((each) => each.name === name);
  const [after, before] = [find(job.name), find(job.saved)];
  // The previous screen is gone after a restore, so the title takes the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="text-lg font-medium">
        {t('restoredTitle')}
      </h3>
      <p>
        {after === undefined ? t('restoredFromOther') : t('restoredAsOf', { moment: formatOfficeTime(after.made_at) })}
      </p>
      {after !== undefined && <Counts before={before} after={after} />}
      {job.reason !== null && <Alert variant="note">{job.reason}</Alert>}
      {before !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="grow text-sm text-muted">{t('restoredKept', { moment: formatOfficeTime(before.made_at) })}</p>
          <Button size="small" onPress={() => setGoingBack(true)}>
            {t('restoredGoBack')}
          </Button>
        </div>
      )}
      {isGoingBack && before !== undefined && (
        <RestoreQuestion backup={before} present={present} onClose={() => setGoingBack(false)} />
      )}
    </>
  );
}

/** The result of a restore: what was restored, what there was before, and how to go back. */
export function RestoredSite(backups: Backups) {
  const t = useLateTranslations();
  const { job } = backups;
  const [seen, setSeen] = useState(() => localStorage.getItem(seenPlace));
  if (job === null || job.kind !== 'restore' || job.state !== 'done' || seen === nameOf(job)) return null;
  const name = nameOf(job);
  return (
    <section key={name} className="card grid gap-4 p-5" aria-label={t('restoredTitle')}>
      <Outcome {...backups} job={job} />
      <Button
        variant="filled"
        className="justify-self-start"
        onPress={() => {
          localStorage.setItem(seenPlace, name);
          setSeen(name);
        }}
      >
        {t('close')}
      </Button>
    </section>
  );
}
