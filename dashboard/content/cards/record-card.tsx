import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { useCellServices } from '../../../fields/cell.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { untranslatedIn } from '../../app/records/untranslated-in.ts';
import { recordEditor } from '../../app/records/record-screen.ts';
import { StateMarks } from '../publishing/state-marks.tsx';
import { factsOf } from './facts-of.ts';
import { isRangePress } from './select-range.ts';
import type { DragMark } from './use-sortable.ts';
import { useTranslations } from '../../app/translations.ts';
import { titleOf, apiFields } from '../../app/records/api-record.ts';

/** The handlers of a card. They are stable, so that a change re-renders only one card. */
export interface CardRequests {
  readonly edit: (record: AnsweredRecord) => void;
  readonly remove: (record: AnsweredRecord) => void;
  readonly select: (record: AnsweredRecord, isSelected: boolean, isRange: boolean) => void;
  /** Opens the menu with the further actions next to the pressed button. */
  readonly offerMore: (record: AnsweredRecord, button: HTMLElement) => void;
}

interface RecordCardProps {
  readonly collection: Collection;
  readonly record: AnsweredRecord;
  readonly requests: CardRequests;
  readonly isSelected: boolean;
  readonly drag: DragMark;
  /** True if the record can be moved within its list. */
  readonly canMove: boolean;
  /** Additional buttons after Edit and Delete. */
  readonly renderActions: ((record: AnsweredRecord) => ReactNode) | undefined;
  /** Additional content below the fields. */
  readonly renderDetail: ((record: AnsweredRecord) => ReactNode) | undefined;
}

/**
 * A record as its screen lists it: its picture, its words, and what can be done with it. A press on it opens its page,
 * where it has one.
 */
export const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { collection, record, requests, isSelected, canMove, drag, renderActions, renderDetail } = props;
  const t = useTranslations();
  const { uiOf, labelOf } = useCellServices();
  const title = titleOf(collection, record);
  const Heading = collection.placement.section === undefined ? 'h3' : 'h4';
  const fields = apiFields(collection).map(([apiName, field, name]) => ({ apiName, field, name, ...uiOf(field) }));
  const untranslated = untranslatedIn(collection, record);
  const page = recordEditor(collection, record.id);
  return (
    <li className="card record-card" tabIndex={-1} data-id={record.id} data-drag={drag}>
      {fields
        .filter(({ isPicture }) => isPicture)
        .slice(0, 1)
        .map(({ apiName, field, Cell }) => (
          <Cell key={apiName} field={field} value={record[apiName]} />
        ))}
      <div className="grid content-start gap-2 p-4">
        <div className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0"
            aria-label={t('select', { title })}
            title={t('selectRangeHint')}
            checked={isSelected}
            onChange={(event) => requests.select(record, event.currentTarget.checked, isRangePress(event))}
          />
          <Heading className="grow font-medium wrap-anywhere">
            {page === null ? (
              <bdi>{title}</bdi>
            ) : (
              <Link to={page} className="card-link">
                <bdi>{title}</bdi>
              </Link>
            )}
          </Heading>
          {canMove && (
            <Button
              variant="icon"
              className="cursor-grab touch-none"
              aria-label={t('moveCard', { title })}
              title={t('moveHint')}
              data-handle
            >
              <Icon name="grip" className="size-4" />
            </Button>
          )}
        </div>
        <StateMarks record={record} />
        {untranslated.length > 0 && (
          <p>
            {untranslated.map((language) => (
              <span key={language} className="mark me-2">
                {t(language === 'en' ? 'missingEnglish' : 'missingArabic')}
              </span>
            ))}
          </p>
        )}
        {factsOf(collection, fields, record).map(({ apiName, field, name, Cell, isNamed = false }) =>
          isNamed ? (
            <div key={apiName} className="flex gap-2 text-sm [&>p]:text-ink">
              <span className="shrink-0 text-muted">{`${labelOf(name, field)}:`}</span>
              <Cell field={field} value={record[apiName]} />
            </div>
          ) : (
            <Cell key={apiName} field={field} value={record[apiName]} />
          ),
        )}
        {renderDetail?.(record)}
      </div>
      <div className="flex flex-wrap gap-1.5 border-t border-line p-2.5">
        <Button size="small" aria-label={t('editNamed', { title })} onPress={() => requests.edit(record)}>
          {t('edit')}
        </Button>
        <Button
          variant="danger"
          size="small"
          aria-label={t('deleteNamed', { title })}
          onPress={() => requests.remove(record)}
        >
          {t('delete')}
        </Button>
        {renderActions?.(record)}
        <Button
          variant="icon"
          size="small"
          className="ms-auto"
          aria-label={t('moreNamed', { title })}
          aria-haspopup="menu"
          onPress={(event) => requests.offerMore(record, event.currentTarget)}
        >
          <Icon name="more" className="size-5" />
        </Button>
      </div>
    </li>
  );
});
