import type { Collection } from '../../../content/model/collection.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useRecords } from '../../app/records/use-records.ts';
import { useTranslations } from '../../app/translations.ts';
import { SectionNumber } from '../views/section-number.tsx';
import { usePartInView } from './use-part-in-view.ts';

interface Part {
  /** The id of the target element. */
  readonly place: string;
  readonly title: string;
  /** The collection shown there; absent for the fields of the record itself. */
  readonly section?: Collection;
}

function Count({ section, parentId }: { readonly section: Collection; readonly parentId: number }) {
  const { data } = useRecords(section, parentId);
  return data === undefined ? null : <span className="text-sm text-muted tabular-nums">{data.length}</span>;
}

function show(place: string): void {
  const part = document.getElementById(place);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

interface SectionIndexProps {
  readonly parts: readonly Part[];
  readonly parentId: number;
}

/** The index of a long page: beside it on wide screens, a select above it on phones; sticky in both cases. */
export function SectionIndex({ parts, parentId }: SectionIndexProps) {
  const t = useTranslations();
  const current = usePartInView(parts.map(({ place }) => place));
  return (
    <nav aria-label={t('onThisPage')} className="editor-index">
      <Select
        aria-label={t('onThisPage')}
        value={current}
        options={parts.map(({ place, title }) => ({ value: place, label: title }))}
        onSelect={show}
      />
      <ul>
        {parts.map(({ place, title, section }) => (
          <li key={place}>
            <Button
              variant="bare"
              className="editor-index-entry"
              aria-current={place === current || undefined}
              onPress={() => show(place)}
            >
              <span className="min-w-0 wrap-anywhere">
                <SectionNumber number={section?.placement.number} />
                {title}
              </span>
              {section !== undefined && <Count section={section} parentId={parentId} />}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
