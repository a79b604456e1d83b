import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListRow } from '../../../calls/lists.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { useCellServices } from '../../../fields/cell.ts';
import { thumbnailAddress } from '../../../fields/file-address.ts';
import { Button } from '../../../ui/button.tsx';
import { isRangePress } from '../cards/select-range.ts';
import { pictureOf } from '../../app/records/picture-of.ts';
import { recordEditor } from '../../app/records/record-screen.ts';
import { useTranslations } from '../../app/translations.ts';
import type { TableColumn } from './table-columns.ts';

interface TitleCellProps {
  readonly collection: Collection;
  readonly row: ListRow;
  readonly title: string;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean, isRange: boolean) => void;
  readonly onEdit: () => void;
}

/** What a record is known by: chosen, seen, and opened on its page, or in a window where it has none. */
export function TitleCell({ collection, row, title, isSelected, onSelect, onEdit }: TitleCellProps) {
  const t = useTranslations();
  const picture = pictureOf(collection, row.values);
  const page = recordEditor(collection, row.id);
  const image =
    picture === null ? (
      <span className="row-picture" />
    ) : (
      <img src={thumbnailAddress(picture)} alt="" loading="lazy" className="row-picture" />
    );
  return (
    <span className="flex items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        aria-label={t('select', { title })}
        title={t('selectRangeHint')}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked, isRangePress(event))}
      />
      {page === null ? (
        <>
          {image}
          <Button variant="text" className="row-title" aria-label={t('editNamed', { title })} onPress={onEdit}>
            <bdi>{title}</bdi>
          </Button>
        </>
      ) : (
        <Link to={page} className="link flex items-center gap-3">
          {image}
          <span className="row-title">
            <bdi>{title}</bdi>
          </span>
        </Link>
      )}
    </span>
  );
}

interface ValueCellProps {
  readonly column: TableColumn;
  readonly row: ListRow;
  /** The titles of referenced records, by slug and id. */
  readonly titles: ReadonlyMap<string, string>;
}

/** A value of a record on one line, cut if it is longer. */
export function ValueCell({ column: { apiName, field }, row, titles }: ValueCellProps): ReactNode {
  const { uiOf } = useCellServices();
  const value = row.values[apiName];
  const { filter } = field;
  if (filter?.by === 'record') {
    // Only the titles of records that the rows refer to are loaded.
    const named = [value].flat().flatMap((id) => titles.get(`${filter.to}/${String(id)}`) ?? []);
    return <bdi>{named.join(' · ')}</bdi>;
  }
  const { Cell } = uiOf(field);
  return <Cell field={field} value={value} />;
}
