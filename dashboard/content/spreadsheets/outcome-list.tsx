import { useState } from 'react';
import type { RowOutcome } from '../../../calls/spreadsheets.ts';
import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

const kinds = ['refused', 'changed', 'added', 'same'] as const;
const kindMessages = { refused: 'rowsRefused', changed: 'rowsChanged', added: 'rowsAdded', same: 'rowsSame' } as const;
const shownAtOnce = 50;

function Row({ row }: { readonly row: RowOutcome }) {
  const t = useLateTranslations();
  return (
    <li className="grid gap-1 py-3">
      <p>
        <span className="text-sm text-muted">{t('sheetLine', { line: row.line })}</span>{' '}
        <bdi className="font-medium wrap-anywhere">{row.title}</bdi>{' '}
        <span className={row.is === 'refused' ? 'mark text-danger' : 'mark'}>
          {t(kindMessages[row.is], { count: 1 })}
        </span>
      </p>
      {row.reasons.map((reason) => (
        <p key={reason} className="text-sm text-danger">
          {reason}
        </p>
      ))}
      {row.changes.length > 0 && (
        <dl className="sheet-changes text-sm">
          {row.changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd>
                {before !== '' && (
                  <>
                    <del className="wrap-anywhere">
                      <bdi>{before}</bdi>
                    </del>{' '}
                  </>
                )}
                <ins className="wrap-anywhere">
                  <bdi>{after === '' ? t('emptied') : after}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** The result of each row, refused rows first, with a filter by result. */
export function OutcomeList({ rows }: { readonly rows: readonly RowOutcome[] }) {
  const t = useLateTranslations();
  const [only, setOnly] = useState<RowOutcome['is'] | null>(null);
  const [most, setMost] = useState(shownAtOnce);
  const ordered = kinds.flatMap((kind) =>
    only === null || only === kind ? rows.filter((row) => row.is === kind && (only !== null || kind !== 'same')) : [],
  );
  return (
    <div className="grid gap-2">
      <div role="group" aria-label={t('sheetOutcome')} className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="pill"
            aria-pressed={only === kind}
            onPress={() => {
              setOnly(only === kind ? null : kind);
              setMost(shownAtOnce);
            }}
          >
            {t('countOfKind', {
              kind: t(kindMessages[kind], { count: 2 }),
              number: rows.filter((row) => row.is === kind).length,
            })}
          </Button>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {ordered.slice(0, most).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {ordered.length > most && (
        <Button className="justify-self-center" onPress={() => setMost(most + shownAtOnce)}>
          {t('moreRows')}
        </Button>
      )}
    </div>
  );
}
