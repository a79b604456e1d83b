import type { HTMLAttributes, ReactNode } from 'react';
import type { Collection } from '../../content/model/collection.ts';
import { wireName } from '../../fields/field.ts';
import { useInputServices } from '../../fields/input.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { missingIn } from '../forms/read-values.ts';
import { useWords } from '../words.ts';
import { titleOf, type WireRecord, wireFields } from './wire-record.ts';

interface RecordCardProps {
  readonly collection: Collection;
  readonly record: WireRecord;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** What else can be done with the record, beside Edit and Delete. */
  readonly actions?: ReactNode;
  readonly handle: HTMLAttributes<HTMLElement>;
  readonly target: HTMLAttributes<HTMLElement>;
  readonly isDragged: boolean;
  /** More about the record, below its fields. */
  readonly children?: ReactNode;
}

/** A record as its screen lists it: its picture, its words, and what can be done with it. */
export function RecordCard(props: RecordCardProps) {
  const { collection, record, onEdit, onDelete, actions, handle, target, isDragged, children } = props;
  const say = useWords();
  const { controlOf } = useInputServices();
  const title = titleOf(collection, record);
  const Heading = collection.placement.section === undefined ? 'h3' : 'h4';
  const fields = wireFields(collection).map(([wire, field]) => ({ wire, field, ...controlOf(field) }));
  const titleField = collection.fields[collection.title];
  const titleWire = titleField === undefined ? '' : wireName(collection.title, titleField);
  const missing = missingIn(collection, record);
  return (
    <li className={`card record-card ${isDragged ? 'opacity-50' : ''}`} data-id={record.id} {...target}>
      {fields
        .filter(({ place }) => place === 'picture')
        .slice(0, 1)
        .map(({ wire, field, Cell }) => (
          <Cell key={wire} field={field} value={record[wire]} />
        ))}
      <div className="grid content-start gap-2 p-4">
        <div className="flex items-start gap-2">
          <Heading className="grow font-medium wrap-anywhere">
            <bdi>{title}</bdi>
          </Heading>
          <button
            type="button"
            className="icon-button cursor-grab"
            aria-label={say('moveCard', { title })}
            title={say('moveHint')}
            {...handle}
          >
            <Glyph name="grip" className="size-4" />
          </button>
        </div>
        {missing.length > 0 && (
          <p>
            {missing.map((language) => (
              <span key={language} className="mark me-2">
                {say(language === 'en' ? 'missingEnglish' : 'missingArabic')}
              </span>
            ))}
          </p>
        )}
        {fields
          .filter(({ wire, place }) => place === 'line' && wire !== titleWire)
          .map(({ wire, field, Cell }) => (
            <Cell key={wire} field={field} value={record[wire]} />
          ))}
        {children}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line p-3">
        <button type="button" className="button small" aria-label={say('editNamed', { title })} onClick={onEdit}>
          {say('edit')}
        </button>
        <button type="button" className="button small" aria-label={say('deleteNamed', { title })} onClick={onDelete}>
          {say('delete')}
        </button>
        {actions}
      </div>
    </li>
  );
}
