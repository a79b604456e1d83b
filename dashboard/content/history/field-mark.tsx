import { lazy, useState } from 'react';
import type { Field } from '../../../fields/field.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { useTableSource } from '../tables/table-source.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { actorOf } from './change-messages.ts';
import { openedBefore } from './opened-before.ts';
import { type PastOf, useFieldChanges } from './use-field-history.ts';

const FieldWindow = lazy(async () => ({ default: (await import('./field-window.tsx')).FieldWindow }));

interface FieldMarkProps {
  readonly field: Field;
  readonly apiName: string;
  readonly label: string;
}

function Mark({ of, field, apiName, label }: FieldMarkProps & { readonly of: PastOf }) {
  const t = useLateTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const changes = useFieldChanges(of);
  const [opened] = useState(() => openedBefore(`${of.collection.base}/${of.id}`));
  const last = changes.data?.fields.find((each) => each.field === apiName);
  if (last === undefined) return null;
  const said = t('fieldChanged', { moment: formatOfficeTime(last.at), name: actorOf(last, t) });
  const historyLabel = t('fieldHistoryOf', { field: label });
  const since = opened ?? changes.data?.published_at ?? null;
  return (
    <p className="flex flex-wrap items-baseline gap-2 text-sm">
      <Button
        variant="text"
        className="text-muted"
        aria-haspopup="dialog"
        // The name begins with the visible text, for speech input, and adds the field.
        aria-label={`${said} · ${historyLabel}`}
        title={historyLabel}
        onPress={() => setIsOpen(true)}
      >
        {said}
      </Button>
      {since !== null && last.at > since && <span className="mark">{t('fieldChangedSince')}</span>}
      {isOpen && (
        <LazyBoundary onClose={() => setIsOpen(false)}>
          <FieldWindow of={of} field={field} apiName={apiName} label={label} onClose={() => setIsOpen(false)} />
        </LazyBoundary>
      )}
    </p>
  );
}

/** Shows who changed a field last and opens the field's history. Renders nothing if the field never changed. */
export function FieldMark(props: FieldMarkProps) {
  const source = useTableSource();
  if (source === null || source.recordId === null) return null;
  return <Mark {...props} of={{ collection: source.collection, id: source.recordId }} />;
}
