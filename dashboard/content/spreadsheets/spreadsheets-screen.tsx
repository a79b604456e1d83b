import { useSearchParams } from 'react-router';
import { spreadsheets } from '../../../calls/spreadsheets.ts';
import { collections } from '../../../content/collections/index.ts';
import { hasSpreadsheet } from '../../../content/derive/spreadsheet-columns.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Select } from '../../../ui/select.tsx';
import { addressOfCall } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { OutcomeList } from './outcome-list.tsx';
import { useSpreadsheetImport } from './use-spreadsheet-import.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

const offered = collections.filter(hasSpreadsheet);

/** Imports the rows of a file after a preview of the changes. */
function SpreadsheetImport({ base }: { readonly base: string }) {
  const t = useLateTranslations();
  const { trial, run, done } = useSpreadsheetImport(base);
  const tried = trial.isPending ? undefined : trial.answer;
  const wanted = tried?.rows.filter(({ is }) => is === 'added' || is === 'changed').length ?? 0;
  const refused = tried?.rows.filter(({ is }) => is === 'refused').length ?? 0;
  const all = tried?.spreadsheet.rows.length ?? 0;
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="sheet-import">
      <div>
        <h3 id="sheet-import" className="text-lg font-medium">
          {t('sheetImport')}
        </h3>
        <p className="text-sm text-muted">{t('sheetImportIntro')}</p>
      </div>
      <FileDrop
        label={t('sheetChoose')}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        describedBy="sheet-takes"
        isPending={trial.isPending || run.isPending}
        onChoose={(file) => {
          run.forget();
          trial.start(file);
        }}
      />
      <p id="sheet-takes" className="field-hint">
        {t('sheetTakes')}
      </p>
      {(trial.isPending || run.isPending) && (
        <p role="status" className="text-sm text-muted">
          {t(run.isPending ? 'sheetProgress' : 'sheetTrying', { done, all: run.isPending ? all : '…' })}
        </p>
      )}
      {trial.refusal !== null && <Alert>{trial.refusal.text}</Alert>}
      {tried !== undefined && (
        <>
          {tried.spreadsheet.encoding === 'windows-1256' && <p className="note">{t('sheetGuessed')}</p>}
          {tried.spreadsheet.above.length > 0 && (
            <p className="note">{t('sheetAbove', { rows: tried.spreadsheet.above.join(' · ') })}</p>
          )}
          {tried.ignored.length > 0 && (
            <p className="note">{t('sheetIgnored', { columns: tried.ignored.join(' · ') })}</p>
          )}
          <OutcomeList rows={tried.rows} />
          {run.refusal !== null && <Alert onRetry={run.retry}>{run.refusal.text}</Alert>}
          <div className="flex flex-wrap items-center gap-3">
            {wanted > 0 && (
              <Button variant="filled" isPending={run.isPending} onPress={() => run.start(tried.spreadsheet)}>
                {t('sheetTake', { count: wanted })}
              </Button>
            )}
            <Button isDisabled={run.isPending} onPress={trial.forget}>
              {t('cancel')}
            </Button>
            <p role="status" className="text-sm text-muted">
              {wanted === 0 ? t('sheetNothing') : refused > 0 ? t('sheetLeavesOut', { count: refused }) : ''}
            </p>
          </div>
        </>
      )}
    </section>
  );
}

/** Exports the records of a collection as a spreadsheet and imports it again. */
export function SpreadsheetsScreen() {
  const t = useLateTranslations();
  const language = currentLanguage();
  const [address, setAddress] = useSearchParams();
  const { base } = offered.find((each) => each.base === address.get('of')) ?? { base: 'products' };
  return (
    <section className="grid gap-6">
      <header>
        <ScreenTitle>{t('sheets')}</ScreenTitle>
        <p className="text-muted">{t('sheetsIntro')}</p>
      </header>
      <section className="card flex flex-wrap items-center gap-3 p-5" aria-label={t('sheetExport')}>
        <Select
          className="max-w-full"
          aria-label={t('sheetOf')}
          value={base}
          options={offered.map((each) => ({ value: each.base, label: each.label[language] }))}
          onSelect={(of) => setAddress({ of }, { replace: true })}
        />
        <a className="button" href={addressOfCall(spreadsheets.export, { params: { base } })} download>
          {t('sheetExport')}
        </a>
      </section>
      <SpreadsheetImport key={base} base={base} />
    </section>
  );
}
