import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ErasedDataSubject, type Erasure, people, type RelatedData } from '../../../calls/people.ts';
import { callApi } from '../../app/call-api.ts';
import { reasonOf } from '../../app/actions/action-error.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { isolate } from '../../../language/bidi.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { HeldInBackups } from './retained-traces.tsx';
import { toDataSubject } from './to-data-subject.ts';

interface OfferProps {
  readonly label: string;
  readonly hint?: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Offer({ label, hint, isChosen, onChoose }: OfferProps) {
  return (
    <li>
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={isChosen}
          onChange={({ currentTarget: { checked } }) => onChoose(checked)}
        />
        <span className="wrap-anywhere">
          {label}
          {hint !== undefined && <span className="block text-sm text-muted">{hint}</span>}
        </span>
      </label>
    </li>
  );
}

/** Which suggested data is erased. Default: all except public author names, which other people may also use. */
interface Choice {
  readonly without: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

const unsignedKey = 'unsigned';

function toErasure(who: string, { others, unsigned }: RelatedData, { without, names }: Choice): Erasure {
  const keys = [who, ...others.map(({ value }) => value).filter((value) => !without.has(value))];
  return {
    emails: keys.filter((key) => key.includes('@')),
    phones: keys.filter((key) => !key.includes('@')),
    names: [...names],
    references: without.has(unsignedKey) ? [] : unsigned.map(({ reference }) => reference),
  };
}

const changed = (set: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...set, key] : [...set].filter((each) => each !== key));

interface OffersProps {
  readonly related: RelatedData;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** Other data that may belong to the data subject, to erase or to leave. */
function Offers({ related: { others, names, unsigned }, choice, onChange }: OffersProps) {
  const t = useLateTranslations();
  if (others.length + names.length + unsigned.length === 0) return null;
  const leave = (key: string) => (isChosen: boolean) =>
    onChange({ ...choice, without: changed(choice.without, key, !isChosen) });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{t('personEraseToo')}</legend>
      <ul className="grid gap-2">
        {others.map(({ value, shown, shared, more }) => (
          <Offer
            key={value}
            label={isolate(shown)}
            hint={[t('personShared', { count: shared }), t('personMore', { count: more })].join(' · ')}
            isChosen={!choice.without.has(value)}
            onChoose={leave(value)}
          />
        ))}
        {unsigned.length > 0 && (
          <Offer
            label={t('personUnsigned', { count: unsigned.length })}
            isChosen={!choice.without.has(unsignedKey)}
            onChoose={leave(unsignedKey)}
          />
        )}
        {names.map(({ name, messages, replies }) => (
          <Offer
            key={`name ${name}`}
            label={t('personPublicName', { name, count: messages })}
            hint={[replies > 0 ? t('personReplies', { count: replies }) : [], t('personNameHint')].flat().join(' · ')}
            isChosen={choice.names.has(name)}
            onChoose={(isChosen) => onChange({ ...choice, names: changed(choice.names, name, isChosen) })}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface EraseQuestionProps {
  /** The email address or phone number in its stored form. */
  readonly who: string;
  readonly onErased: (erased: ErasedDataSubject) => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a data subject is erased. Lists what is deleted and which backups contain the data. */
export function EraseQuestion({ who, onErased, onClose }: EraseQuestionProps) {
  const t = useLateTranslations();
  const [choice, setChoice] = useState<Choice>({ without: new Set(), names: new Set() });
  const related = useQuery({
    queryKey: ['person', 'related', who],
    queryFn: ({ signal }) => callApi(people.related, { body: toDataSubject(who), signal }),
  });
  const erase = useAction((body: Erasure) => callApi(people.erase, { body }), {
    about: who,
    onDone: (erased) => {
      onErased(erased);
      onClose();
    },
  });
  const unread = related.isError ? reasonOf(related.error, t) : undefined;
  return (
    <ConfirmDialog
      title={t('personQuestion')}
      destroys
      isPending={erase.isPending}
      isDisabled={!related.isSuccess}
      refusal={erase.refusal?.text ?? unread}
      onNo={onClose}
      onYes={() => related.isSuccess && erase.start(toErasure(who, related.data, choice))}
    >
      <div className="grid gap-3">
        <p className="font-medium wrap-anywhere">
          <bdi dir="ltr">{related.data?.shown ?? who}</bdi>
        </p>
        <p className="text-muted">{t('personFinal')}</p>
        <p className="text-muted">{t('personOffersFinal')}</p>
        {related.isSuccess && (
          <>
            <Offers related={related.data} choice={choice} onChange={setChoice} />
            <HeldInBackups {...related.data.backups} />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
