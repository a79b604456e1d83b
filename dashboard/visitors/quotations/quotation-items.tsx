import { useCallback, useEffect, useId, useRef } from 'react';
import { mostItems } from '../../../content/quotations/bounds.ts';
import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { ItemFields } from './item-fields.tsx';
import { RecordPicker } from './record-picker.tsx';
import { newItem, toTypedItem, type TypedItem } from './typed-quotation.ts';
import type { TypingQuotation } from './use-typed-quotation.ts';

interface ItemsProps {
  readonly typing: TypingQuotation;
  /** The sentence about an issue at a path of the quotation. */
  readonly issueAt: (path: string) => string | undefined;
  readonly isOpen: boolean;
}

const parts = ['title', 'detail', 'quantity', 'unit', 'price', 'discount'] as const;

/** The items of a quotation: edit, add from the catalogue, move and remove. */
export function QuotationItems({ typing: { typed, read, change }, issueAt, isOpen }: ItemsProps) {
  const t = useLateTranslations();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const hasAdded = useRef(false);
  // A new item takes the focus.
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
  });
  const onItems = useCallback(
    (changed: (items: readonly TypedItem[]) => readonly TypedItem[]) =>
      change((old) => ({ ...old, items: [...changed(old.items)] })),
    [change],
  );
  const put = useCallback(
    (index: number, part: Partial<TypedItem>) =>
      onItems((items) => items.map((item, at) => (at === index ? { ...item, ...part } : item))),
    [onItems],
  );
  const move = useCallback(
    (index: number, by: 1 | -1) =>
      onItems((items) => items.toSpliced(index, 1).toSpliced(index + by, 0, ...items.slice(index, index + 1))),
    [onItems],
  );
  const remove = useCallback((index: number) => onItems((items) => items.toSpliced(index, 1)), [onItems]);
  const add = (item: TypedItem) => {
    hasAdded.current = true;
    onItems((items) => [...items, item]);
  };
  const issuesOf = (index: number): string =>
    JSON.stringify(Object.fromEntries(parts.map((part) => [part, issueAt(`items.${index}.${part}`)])));
  const { items, currency, language } = typed;
  const ofAll = issueAt('items');
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5" aria-labelledby={id}>
      <h3 id={id} className="text-lg font-medium">
        {t('offerItems')}
      </h3>
      {items.length === 0 && <p className="text-sm text-muted">{t('offerItemsNone')}</p>}
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {items.map((item, index) => (
          <ItemFields
            key={item.key}
            item={item}
            index={index}
            isLast={index === items.length - 1}
            currency={currency}
            language={language}
            net={read.sums?.items[index]?.net ?? null}
            issues={issuesOf(index)}
            onChange={put}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ol>
      {ofAll !== undefined && <p className="field-issue">{ofAll}</p>}
      {isOpen && items.length < mostItems && (
        <div className="flex flex-wrap items-end gap-3">
          <RecordPicker typed={typed} onPick={(item) => add(toTypedItem(item))} />
          <Button onPress={() => add(newItem())}>{t('offerAddText')}</Button>
        </div>
      )}
    </section>
  );
}
