import { useCallback, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { idOf } from '../../field-frame.tsx';
import { type InputProps, type FieldError, useInputServices } from '../../input.ts';
import { nameOf } from '../../translated-cell.tsx';
import type { ListField } from '../field.ts';
import { GridLine } from './grid-line.tsx';
import { type Column, type GridShape, maxOf } from './grid-shape.ts';
import { LineMenu } from './line-menu.tsx';
import { fromLines, isBlank, type Line, nearestPlace, toLines } from './lines.ts';
import { useGrid } from './use-grid.ts';
import { useGridTranslations } from './use-grid-translations.ts';
import { useRowDrag } from './use-row-drag.ts';
import { withNewKeys } from './with-new-keys.ts';
import './grid.css';

interface RowsGridProps extends InputProps<readonly unknown[], ListField> {
  readonly shape: GridShape;
}

const noIssues: readonly FieldError[] = [];

const isAbout = ({ path }: FieldError, { path: line }: Line): boolean =>
  path === line || path.startsWith(`${line}.`) || path.startsWith(`${line}[`);

/** Units, numbers and choices need less width than names. */
const isNarrow = ({ field }: Column): boolean => !field.translated || maxOf(field) <= 30;

/**
 * Short rows as a grid that is edited, pasted into and reordered like a spreadsheet (grid pattern of the WAI-ARIA
 * Authoring Practices).
 */
export function RowsGrid({ field, label, path, value, onChange, issues, isNew, shape }: RowsGridProps) {
  const { language: own, t, labelOf, TableTools } = useInputServices();
  const words = useGridTranslations(own);
  const table = useRef<HTMLTableElement>(null);
  const grid = useGrid({ table, value, onChange, shape, path, words, own });
  const { lines, at, range, isRange } = grid;
  const { begin, wasDragged } = useRowDrag(table, grid.moveTo);
  const [menu, setMenu] = useState<number | null>(null);
  const handle = useRef<HTMLElement>(null);
  const onMenu = useCallback(
    (pressed: HTMLElement, line: number) => {
      if (wasDragged()) return;
      handle.current = pressed;
      setMenu(line);
    },
    [wasDragged],
  );
  const written = lines.filter((line) => !isBlank(line));
  const hasRows = written.some(({ isGroup }) => !isGroup);
  const numberOf = (index: number): number =>
    lines.slice(0, index + 1).filter(({ isGroup }) => isGroup === lines[index]?.isGroup).length;
  const menuLine = menu === null ? undefined : lines[menu];
  const groups = lines.filter(({ isGroup }) => isGroup).length;

  /** Replaces the rows with others, or appends them, as a single undo step. */
  function take(rows: unknown, isAdded: boolean): void {
    const taken = toLines(withNewKeys(rows), shape, path).filter((line) => !isBlank(line));
    grid.edit(() => [...(isAdded ? written : []), ...taken], { line: isAdded ? written.length : 0, column: 1 });
    grid.setTold(words('gridTaken', { count: taken.filter(({ isGroup }) => !isGroup).length }));
  }

  return (
    <div className="rows-grid">
      {TableTools !== null && field.isGrouped && (
        <TableTools path={path} rows={hasRows ? fromLines(lines, shape) : null} onTake={take} />
      )}
      <table
        ref={table}
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        onFocus={grid.noteFocus}
        onBlur={grid.settle}
        onKeyDown={grid.answerKey}
        onPaste={grid.paste}
        onCopy={grid.copy}
        onCut={(event) => grid.copy(event, true)}
        onMouseDown={grid.notePress}
        onMouseUp={grid.noteRelease}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words('gridRow', { number: '' })}</span>
            </th>
            {shape.columns.map((column) => (
              <th
                key={`${column.apiName} ${column.language}`}
                scope="col"
                data-narrow={isNarrow(column) || undefined}
                data-language={column.language === null ? undefined : column.language === own ? 'own' : 'other'}
              >
                {shape.isPlain ? label : labelOf(column.name, column.field)}
                {column.cell.unit && <bdi>{` (${column.cell.unit[own]})`}</bdi>}
                {column.language !== null && <small> {t(nameOf[column.language])}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => {
            const number = numberOf(index);
            const isActive = index === Math.min(at.line, lines.length - 1);
            const isSelected = isRange && index >= range.from.line && index <= range.to.line;
            const told = issues.filter((issue) => isAbout(issue, line));
            return (
              <GridLine
                key={line.path}
                index={index}
                isGroup={line.isGroup}
                item={line.item}
                path={line.path}
                shape={shape}
                label={label}
                name={words(line.isGroup ? 'gridGroupActions' : 'gridRowActions', { number })}
                number={number}
                active={isActive ? nearestPlace(line, at.column, shape) : -1}
                from={isSelected ? range.from.column : 1}
                to={isSelected ? (range.to.column === 0 ? shape.columns.length : range.to.column) : 0}
                issues={told.length === 0 ? noIssues : told}
                isNew={isNew}
                onText={grid.onText}
                onHold={begin}
                onMenu={onMenu}
              />
            );
          })}
        </tbody>
      </table>
      <p className="flex flex-wrap gap-2">
        {lines.some(isBlank) && (
          <Button id={idOf(path, '-add')} onPress={() => grid.goTo({ line: lines.length - 1, column: 1 })}>
            {t('addToList', { label })}
          </Button>
        )}
        {groups > 0 && groups < shape.maxGroups && hasRows && (
          <Button onPress={() => grid.add(written.length, true)}>{words('gridNewGroup')}</Button>
        )}
        <Button isDisabled={!grid.canUndo} className="ms-auto" onPress={() => grid.undo()}>
          {words('gridUndo')}
        </Button>
        <Button isDisabled={!grid.canRedo} onPress={() => grid.undo('future')}>
          {words('gridRedo')}
        </Button>
      </p>
      <p className="field-hint">{words('gridHint')}</p>
      <p role="status" className="field-hint">
        {grid.told}
      </p>
      {menu !== null && menuLine !== undefined && (
        <LineMenu
          words={words}
          trigger={handle}
          label={words(menuLine.isGroup ? 'gridGroupActions' : 'gridRowActions', { number: numberOf(menu) })}
          line={menuLine}
          shape={shape}
          onInsert={(isBelow, isGroup) => grid.add(isBelow ? menu + 1 : menu, isGroup)}
          onMove={(by) => grid.move(menu, by)}
          onCopy={(language) => grid.copyInto(menu, language)}
          onRemove={() => grid.remove(menu)}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
}
