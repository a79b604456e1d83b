import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { FieldOf } from '../field-kind.ts';
import { thumbnailAddress } from '../file-address.ts';
import { type InputProps, useInputServices } from '../input.ts';
import { isItem, type Item, keyOf } from '../list/cell.tsx';
import { maxOf } from '../list/grid/grid-shape.ts';
import { newItem } from '../list/new-item.ts';
import { useRecordOptions } from '../record-options.ts';
import { type Place, placeOf, placeUnder } from './place.ts';
import './hotspot-picture.css';

/** Step of an arrow key, in percent. */
const step = 2;

/** Directions of the arrow keys. They are the same in right-to-left languages, because pictures are not mirrored. */
const stepByKey: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

interface HotspotPictureProps extends InputProps<readonly unknown[], FieldOf<'hotspots'>> {
  /** The stored name of the picture. */
  readonly name: string;
}

/**
 * A picture with hotspots, and below it the fields of each. A click adds a hotspot. Hotspots are dragged, moved with
 * the arrow keys, and removed with Delete.
 */
export function HotspotPicture({ field, label, path, value, onChange, issues, isNew, name }: HotspotPictureProps) {
  const { t, uiOf, labelOf } = useInputServices();
  const picture = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { item: fields } = field;
  const { record } = fields;
  const { Input } = uiOf(record);
  const { options } = useRecordOptions(record.options.to);
  const items: readonly Item[] = value.filter(isItem);
  const put = (index: number, changed: Item) => onChange(items.with(index, { ...items[index], ...changed }));
  const remove = (index: number) => onChange(items.toSpliced(index, 1));
  const goTo = (index: number) =>
    list.current?.children.item(index)?.querySelector<HTMLElement>('select, button')?.focus();

  // After a hotspot is added, the focus moves to its fields.
  const hasAdded = useRef(false);
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    goTo(items.length - 1);
  });

  const add = (event: MouseEvent<HTMLButtonElement>) => {
    if (items.length >= maxOf(field)) return;
    hasAdded.current = true;
    // A click by the keyboard has no position.
    const place = event.detail === 0 ? { x: 50, y: 50 } : placeUnder(event, event.currentTarget);
    onChange([...items, { ...newItem(fields), ...place }]);
  };
  const drag = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const { currentTarget } = event;
    if (picture.current === null || !currentTarget.hasPointerCapture(event.pointerId)) return;
    put(index, { ...placeUnder(event, picture.current) });
  };
  const answerKey = (index: number, at: Place) => (event: KeyboardEvent) => {
    const move = stepByKey[event.key];
    if (move === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (move === undefined) remove(index);
    else put(index, { ...placeOf({ x: at.x + move.x, y: at.y + move.y }) });
  };

  return (
    <div className="grid gap-3">
      <div ref={picture} className="marked-picture" dir="ltr">
        <Button variant="bare" aria-label={t('addToList', { label })} onPress={add}>
          <img src={thumbnailAddress(name, 640)} alt="" draggable={false} />
        </Button>
        {items.map((item, index) => {
          const at = placeOf(item);
          const number = index + 1;
          const title = options.find((option) => option.value === item['record'])?.label ?? t('notChosen');
          return (
            <Button
              key={keyOf(item, index)}
              variant="bare"
              className="marked-place"
              style={{ insetInlineStart: `${at.x}%`, insetBlockStart: `${at.y}%` }}
              aria-label={t('markAt', { number, title, across: Math.round(at.x), down: Math.round(at.y) })}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag(index)}
              onKeyDown={answerKey(index, at)}
              onPress={() => goTo(index)}
            >
              {number}
            </Button>
          );
        })}
      </div>
      {items.length > 0 && <p className="field-hint">{t('marksMove')}</p>}
      <ol ref={list} className="grid gap-3">
        {items.map((item, index) => (
          <li key={keyOf(item, index)} className="marked-record">
            <Input
              field={record}
              label={`${index + 1}. ${labelOf('record', record)}`}
              path={`${path}[${index}].record`}
              value={item['record']}
              onChange={(chosen) => put(index, { record: chosen })}
              issues={issues}
              isNew={isNew}
            />
            <Button variant="text" onPress={() => remove(index)}>
              {t('markRemove', { number: index + 1 })}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
