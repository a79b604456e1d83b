import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { untranslatedIn } from '../../app/records/untranslated-in.ts';
import { RecordForm } from '../../content/forms/record-form.tsx';
import { showUntranslatedField } from '../../content/forms/show-untranslated-field.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { titleOf } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';

/** A record with untranslated fields. */
export interface UntranslatedRecord {
  readonly collection: Collection;
  readonly record: AnsweredRecord;
}

interface TranslationWalkProps {
  /** The records with untranslated fields when the walk begins. */
  readonly records: readonly UntranslatedRecord[];
  readonly language: Language;
}

/** Opens the form of each record with untranslated fields, one after the other, at the first such field. */
export function TranslationWalk({ records, language }: TranslationWalkProps) {
  const t = useTranslations();
  // Translated records leave the list of the parent; the walk continues with the initial list.
  const [walked] = useState(records);
  const [{ at, filled }, setProgress] = useState({ at: 0, filled: 0 });
  const form = useRef<HTMLDivElement>(null);
  const showNext = useCallback(
    () => (form.current === null ? undefined : showUntranslatedField(form.current, language)),
    [language],
  );
  useEffect(showNext, [at, showNext]);
  const current = walked[at];
  if (walked.length === 0) return null;
  if (current === undefined)
    return (
      <p role="status" className="note">
        {t('gapsFilled', { count: filled })}
      </p>
    );
  const { collection, record } = current;
  const parentId = record.category_id ?? null;
  const screen = recordScreen({ base: collection.base, id: record.id, parentId });
  const goOn = (isFilled: boolean) => setProgress({ at: at + 1, filled: filled + (isFilled ? 1 : 0) });
  return (
    <section className="card grid gap-5 p-5" aria-labelledby="gap-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto min-w-0">
          <p role="status" className="text-sm text-muted">
            {t('gapPlace', { place: at + 1, count: walked.length })}
          </p>
          <h3 id="gap-title" className="text-lg font-medium wrap-anywhere">
            {headingOf(collection)[currentLanguage()]}
            {' · '}
            {screen === null ? (
              <bdi>{titleOf(collection, record)}</bdi>
            ) : (
              <Link to={screen} className="link">
                <bdi>{titleOf(collection, record)}</bdi>
              </Link>
            )}
          </h3>
        </div>
        <Button onPress={() => goOn(false)}>{t('gapSkip')}</Button>
      </div>
      <div ref={form}>
        <RecordForm
          key={`${collection.base}/${record.id}`}
          collection={collection}
          record={record}
          parentId={parentId}
          action={t('gapSave')}
          onSaved={(answer) => (untranslatedIn(collection, answer).includes(language) ? showNext() : goOn(true))}
        />
      </div>
    </section>
  );
}
