import { content, type ImportOutcome } from '../../../calls/content.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import { fieldLabel } from '../../../content/field-labels.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { settings } from '../../../content/settings.ts';
import { apiNameOf } from '../../../fields/field.ts';
import { isolate } from '../../../language/bidi.ts';
import type { LateMessages } from '../../../language/late-messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { addressOfCall } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { textOf } from '../../app/records/api-record.ts';
import { useImport, useTrial } from './use-import.ts';

/** The highest number of lines that the confirmation shows. */
const mostShown = 20;

const knownCollection = (slug: string): Collection | undefined =>
  findCollection(slug) ?? settings.find((group) => group.base === slug);

/** The name of a record as in lists and forms, as far as it is known. */
function nameOf({ base, id, title }: ImportOutcome['added'][number]): string {
  const collection = knownCollection(base);
  if (collection === undefined) return base;
  const heading = headingOf(collection)[currentLanguage()];
  return isSettingsGroup(collection) ? heading : `${heading} · ${isolate(textOf(title) || `#${id}`)}`;
}

/** The labels of a record's fields; a change of the parent has a message of its own. */
function fieldsOf({ base, fields }: ImportOutcome['changed'][number], t: LateMessages): string {
  const declared = Object.entries(knownCollection(base)?.fields ?? {});
  const names = fields.map((apiName) => {
    if (apiName === 'category_id') return t('moved');
    const found = declared.find(([name, field]) => apiNameOf(name, field) === apiName);
    return (found && fieldLabel(...found)?.[currentLanguage()]) ?? apiName;
  });
  return names.join(currentLanguage() === 'ar' ? '، ' : ', ');
}

/** Replaces the API name at the start of a reason by the field's label. */
function reasonOf({ base }: ImportOutcome['added'][number], reason: string): string {
  const path = reason.slice(0, Math.max(0, reason.indexOf(': ')));
  const [apiName] = path.split(/[.[]/);
  const found = Object.entries(knownCollection(base)?.fields ?? {}).find(
    ([name, field]) => apiNameOf(name, field) === apiName,
  );
  const label = found && fieldLabel(...found)?.[currentLanguage()];
  return label === undefined ? reason : label + reason.slice(path.length);
}

/** The page or record whose records are in another order. */
const orderOf = ({ base, parent, title }: ImportOutcome['reordered'][number]): string => {
  const collection = knownCollection(base);
  const heading = collection === undefined ? base : headingOf(collection)[currentLanguage()];
  const above = collection?.parent;
  return parent === null || above === undefined
    ? heading
    : `${heading} (${headingOf(above)[currentLanguage()]} · ${isolate(textOf(title) || `#${parent}`)})`;
};

const isNothing = ({ added, changed, reordered }: ImportOutcome): boolean =>
  added.length + changed.length + reordered.length === 0;

function OutcomeList({ outcome }: { readonly outcome: ImportOutcome }) {
  const t = useLateTranslations();
  const { added, changed, drafts, reordered, unchanged, refused } = outcome;
  const lines = [
    ...refused.map((each) => `${nameOf(each)}: ${each.reasons.map((reason) => reasonOf(each, reason)).join(' ')}`),
    ...changed.map((each) => `${nameOf(each)}: ${fieldsOf(each, t)}`),
    ...added.map((each) => `${t('created')}: ${nameOf(each)}`),
    ...reordered.map((each) => `${t('reordered')}: ${orderOf(each)}`),
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
      <p>{t('contentCounts', counts)}</p>
      {drafts.length > 0 && <p>{t('contentDrafts', { count: drafts.length })}</p>}
      <ul className="grid gap-1 text-muted">
        {lines.slice(0, mostShown).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {lines.length > mostShown && <p>{t('contentMore', { count: lines.length - mostShown })}</p>}
    </div>
  );
}

/** Exports all content as one document, and imports one after a preview of its changes. */
export function ContentExchange() {
  const t = useLateTranslations();
  const trial = useTrial();
  const taking = useImport(trial.forget);

  const tried = trial.isPending ? undefined : trial.answer;
  const isGood = tried !== undefined && tried.outcome.refused.length === 0;
  const isSame = isGood && isNothing(tried.outcome);
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="content-exchange">
      <div>
        <h3 id="content-exchange" className="text-lg font-medium">
          {t('contentExchange')}
        </h3>
        <p className="text-sm text-muted">{t('contentExchangeIntro')}</p>
      </div>
      <a className="button justify-self-start" href={addressOfCall(content.export)} download>
        {t('contentExport')}
      </a>
      <FileDrop
        label={t('contentImport')}
        accept=".json,application/json"
        describedBy="content-import-hint"
        isPending={trial.isPending}
        onChoose={(file) => {
          taking.forget();
          trial.start(file);
        }}
      />
      <p id="content-import-hint" className="field-hint">
        {t('contentImportHint')}
      </p>
      {trial.refusal !== null && <Alert>{trial.refusal.text}</Alert>}
      {tried !== undefined && !isGood && (
        <Alert className="grid gap-2">
          <p>{tried.outcome.message}</p>
          <OutcomeList outcome={tried.outcome} />
        </Alert>
      )}
      {isSame && (
        <p role="status" className="note">
          {t('contentSame')}
        </p>
      )}
      {isGood && !isSame && (
        <ConfirmDialog
          title={t('contentQuestion')}
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
