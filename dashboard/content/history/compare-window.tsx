import { useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { languages } from '../../../language/languages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { Choice } from '../preview/choice.tsx';
import type { ScreenKind } from '../preview/preview-screen.tsx';
import { CardServices } from '../../app/records/card-services.tsx';
import { titleOf } from '../../app/records/api-record.ts';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { actorOf, badgesOf } from './change-messages.ts';
import { ComparedFields } from './compared-fields.tsx';
import { ComparedSide } from './compared-side.tsx';
import { useHistory } from './use-history.ts';
import type { RecordVersion } from './use-field-history.ts';
import './compare.css';

interface CompareWindowProps {
  readonly collection: Collection;
  readonly record: AnsweredRecord;
  readonly onClose: () => void;
}

const toVersion = (value: string): RecordVersion => (value === 'now' || value === 'live' ? value : Number(value));
const sides = ['left', 'right'] as const;

/** Compares two states of a record: its page in both, and below them the differing fields. */
export function CompareWindow({ collection, record, onClose }: CompareWindowProps) {
  const t = useLateTranslations();
  const [language, setLanguage] = useState(currentLanguage);
  const [kind, setKind] = useState<ScreenKind>('desktop');
  const [seen, setSeen] = useState<(typeof sides)[number]>('left');
  const of = { collection, id: record.id };
  const history = useHistory(of);
  const changes = (history.data?.pages.flat() ?? []).filter(({ action }) => action !== 'delete');
  const versions = [
    { value: 'now', label: t('stateNow') },
    { value: 'live', label: t('stateLive') },
    ...changes.map((change) => ({
      value: String(change.id),
      label: [formatOfficeTime(change.at), actorOf(change, t), ...badgesOf(change, t)].join(' · '),
    })),
  ];
  const [chosen, setChosen] = useState<{ readonly left: string | null; readonly right: string }>({
    left: null,
    right: 'now',
  });
  // Default: the state before the latest change and the current state.
  const compared = { left: chosen.left ?? versions[3]?.value ?? 'live', right: chosen.right };
  const names = { left: t('stateFirst'), right: t('stateSecond') };

  return (
    <Dialog title={t('compareStatesOf', { title: titleOf(collection, record) })} size="wide" onClose={onClose}>
      <CardServices>
        <div className="flex flex-wrap gap-3">
          <Choice
            label={t('previewLanguage')}
            values={languages}
            chosen={language}
            nameOf={(value) => t(value === 'ar' ? 'previewInArabic' : 'previewInEnglish')}
            choose={setLanguage}
          />
          <Choice
            label={t('previewWidth')}
            values={['phone', 'desktop']}
            chosen={kind}
            nameOf={(value) => t(value === 'phone' ? 'previewPhone' : 'previewDesktop')}
            choose={setKind}
          />
          <div className="compare-switch">
            <Choice
              label={t('stateShown')}
              values={sides}
              chosen={seen}
              nameOf={(side) => names[side]}
              choose={setSeen}
            />
          </div>
        </div>
        <div className="compare-sides" data-seen={seen}>
          {sides.map((side) => (
            <section key={side} className="compare-side" data-side={side} aria-label={names[side]}>
              <Field label={names[side]}>
                {(control) => (
                  <Select
                    {...control}
                    value={compared[side]}
                    options={versions}
                    isLoading={history.isPending}
                    onSelect={(value) => setChosen({ ...compared, [side]: value })}
                  />
                )}
              </Field>
              {!history.isPending && (
                <ComparedSide
                  of={of}
                  collection={collection}
                  at={toVersion(compared[side])}
                  name={names[side]}
                  language={language}
                  kind={kind}
                />
              )}
            </section>
          ))}
        </div>
        <SecondaryMenuButton list={history} label={t('olderChanges')} />
        {!history.isPending && (
          <ComparedFields
            of={of}
            collection={collection}
            left={toVersion(compared.left)}
            right={toVersion(compared.right)}
            names={names}
          />
        )}
      </CardServices>
    </Dialog>
  );
}
