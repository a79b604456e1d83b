import { memo, type PointerEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Issues } from '../../field-frame.tsx';
import { type FieldError, useInputServices } from '../../input.ts';
import { nameOf } from '../../translated-cell.tsx';
import { GridCell } from './grid-cell.tsx';
import type { Column, GridShape } from './grid-shape.ts';
import { useGridTranslations } from './use-grid-translations.ts';
import { groupSpan } from './lines.ts';

interface GridLineProps {
  readonly index: number;
  readonly isGroup: boolean;
  /** The item; `undefined` on the blank line. */
  readonly item: unknown;
  readonly path: string;
  readonly shape: GridShape;
  /** The label of the whole list. */
  readonly label: string;
  /** The label of the row header. */
  readonly name: string;
  /** The number of the row; not shown for a group. */
  readonly number: number;
  /** The column of the cell in the tab order; -1 if it is in another line. */
  readonly active: number;
  /** The selected columns, from 1; none if `from` is greater than `to`. */
  readonly from: number;
  readonly to: number;
  readonly issues: readonly FieldError[];
  readonly isNew: boolean;
  readonly onText: (line: number, column: number, text: string) => void;
  readonly onHold: (event: PointerEvent<HTMLElement>, line: number) => void;
  readonly onMenu: (handle: HTMLElement, line: number) => void;
}

/** One line of a grid. It is memoized, so that typing in it renders no other line. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { index, isGroup, item, path, shape, label, name, number, active, from, to, issues } = props;
  const { language: own, t, labelOf } = useInputServices();
  const words = useGridTranslations(own);
  const span = groupSpan(shape.columns.length);
  const cells = isGroup ? shape.groups : shape.columns;
  const labelFor = ({ name, field, language }: Column): string => {
    // The label includes that of the row, because a field of the form may have the same name as a column.
    const column = labelOf(name, field);
    const inRow = isGroup ? `${column} ${number}` : `${words('gridRow', { number })}: ${column}`;
    const named = shape.isPlain ? `${label} ${number}` : inRow;
    return language === null ? named : `${named} (${t(nameOf[language])})`;
  };
  return (
    <tr data-line={index} data-group={isGroup || undefined} data-blank={item === undefined || undefined}>
      <th scope="row">
        {item === undefined ? (
          <span className="sr-only">{name}</span>
        ) : (
          <Button
            variant="bare"
            className="rows-grid-handle"
            data-at={`${index}:0`}
            tabIndex={active === 0 ? 0 : -1}
            aria-label={name}
            aria-haspopup="menu"
            onPointerDown={(event) => props.onHold(event, index)}
            onPress={(event) => props.onMenu(event.currentTarget, index)}
          >
            <Icon name="grip" className="size-4" />
            {!isGroup && <span aria-hidden="true">{number}</span>}
          </Button>
        )}
      </th>
      {cells.map((column, at) => {
        const place = isGroup && at > 0 ? span + 1 : at + 1;
        return (
          <td
            key={`${column.apiName} ${column.language}`}
            data-language={column.language === null ? undefined : column.language === own ? 'own' : 'other'}
            colSpan={isGroup ? (at === 0 ? span : shape.columns.length - span) : undefined}
            aria-selected={place >= from && place <= to}
          >
            <GridCell
              item={item}
              column={column}
              label={labelFor(column)}
              path={path}
              isPlain={!isGroup && shape.isPlain}
              placeholder={isGroup ? labelOf(column.name, column.field) : column.field.options.placeholder?.[own]}
              at={`${index}:${place}`}
              isActive={active === place}
              issues={issues}
              isNew={props.isNew}
              onText={(text) => props.onText(index, place, text)}
            />
            {at === 0 && !shape.isPlain && <Issues path={path} issues={issues} />}
            {at === 0 && isGroup && <Issues path={`${path}.rows`} issues={issues} />}
          </td>
        );
      })}
    </tr>
  );
});
