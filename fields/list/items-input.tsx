import { type ClipboardEvent, memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadGridMessages } from '../../language/grid-messages.ts';
import { isLanguage } from '../../language/languages.ts';
import { Button } from '../../ui/button.tsx';
import { apiNameOf } from '../field.ts';
import { GroupFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { isItem, keyOf, shapeOf, startOf } from './cell.tsx';
import { readBlock } from './clipboard.ts';
import { maxOf } from './grid/grid-shape.ts';
import { newItem } from './new-item.ts';
import { pasteRows } from './paste-rows.ts';
import { pastedNotice } from './pasted-notice.ts';

interface ItemProps extends Pick<InputProps<readonly unknown[]>, 'field' | 'label' | 'path' | 'issues' | 'isNew'> {
  readonly item: unknown;
  readonly index: number;
  readonly isLast: boolean;
  /** Changes the current list. */
  readonly change: (changed: (items: readonly unknown[]) => readonly unknown[]) => void;
}

/** One item of a list. It is memoized, so that typing in it renders no other item. */
const ItemInput = memo(function ItemInput({ item, index, isLast, change, ...props }: ItemProps) {
  const { field, label, path, issues, isNew } = props;
  const { language, t, uiOf, labelOf } = useInputServices();
  const [notice, setNotice] = useState('');
  const { fields, isPlain } = shapeOf(field);
  const put = (changed: unknown) => change((items) => items.with(index, changed));
  /** Pasted spreadsheet rows fill this item and the following ones. */
  const paste = (part: string) => (event: ClipboardEvent) => {
    const { target } = event;
    const { clipboardData } = event;
    const copied = { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
    const block = readBlock(copied);
    // A nested list has already handled the event.
    if (block === null || event.defaultPrevented || !(target instanceof HTMLInputElement) || !isLanguage(target.lang))
      return;
    event.preventDefault();
    const place = { index, part, language: target.lang };
    const shape = { fields, max: maxOf(field), newItem: () => newItem(fields) };
    change((items) => {
      const { items: changed, ...counts } = pasteRows(items, block.cells, place, shape);
      void loadGridMessages(language).then((words) =>
        setNotice(pastedNotice({ ...counts, outside: block.outside }, words)),
      );
      return changed;
    });
  };
  const move = (by: 1 | -1) => change((items) => items.toSpliced(index, 1).toSpliced(index + by, 0, items[index]));
  return (
    <li className="grid gap-3 rounded-lg border border-line p-3">
      {Object.entries(fields).map(([name, part]) => {
        const apiName = apiNameOf(name, part);
        const { Input } = uiOf(part);
        const current = isPlain ? item : isItem(item) ? item[apiName] : undefined;
        const input = (
          <Input
            key={name}
            field={part}
            label={isPlain ? `${label} ${index + 1}` : labelOf(name, part)}
            path={isPlain ? `${path}[${index}]` : `${path}[${index}].${apiName}`}
            value={current ?? startOf(part)}
            onChange={(changed) => put(isPlain ? changed : { ...(isItem(item) && item), [apiName]: changed })}
            issues={issues}
            isNew={isNew}
          />
        );
        return part.lines === 'one' && !isPlain ? (
          <div key={name} className="contents" onPaste={paste(name)}>
            {input}
          </div>
        ) : (
          input
        );
      })}
      <p role="status" className="field-hint empty:sr-only">
        {notice}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button variant="text" isDisabled={index === 0} onPress={() => move(-1)}>
          {t('moveUp')}
        </Button>
        <Button variant="text" isDisabled={isLast} onPress={() => move(1)}>
          {t('moveDown')}
        </Button>
        <Button variant="text" className="ms-auto" onPress={() => change((items) => items.toSpliced(index, 1))}>
          {t('removeItem', { label, number: index + 1 })}
        </Button>
      </p>
    </li>
  );
});

/** Items that do not fit in a grid line: each can be added, edited, moved and removed. */
export function ItemsInput(props: InputProps<readonly unknown[]>) {
  const { field, label, path, value: items, onChange, issues, isNew } = props;
  const { t } = useInputServices();
  const { fields, isPlain } = shapeOf(field);

  // The callbacks of items stay the same, so that other items are not rendered.
  const latest = useRef({ items, onChange });
  useLayoutEffect(() => {
    latest.current = { items, onChange };
  });
  const change: ItemProps['change'] = useCallback((changed) => {
    latest.current.onChange(changed(latest.current.items));
  }, []);

  // After an item is added, the focus moves into it.
  const list = useRef<HTMLOListElement>(null);
  const hasAdded = useRef(false);
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  });

  return (
    <GroupFrame {...props}>
      <ol ref={list} className="grid gap-3">
        {items.map((item, index) => (
          <ItemInput
            key={keyOf(item, index)}
            field={field}
            label={label}
            path={path}
            issues={issues}
            isNew={isNew}
            item={item}
            index={index}
            isLast={index === items.length - 1}
            change={change}
          />
        ))}
      </ol>
      {items.length < maxOf(field) && (
        <Button
          className="justify-self-start"
          id={idOf(path, '-add')}
          onPress={() => {
            hasAdded.current = true;
            onChange([...items, isPlain && fields['value'] ? startOf(fields['value']) : newItem(fields)]);
          }}
        >
          {t('addToList', { label })}
        </Button>
      )}
    </GroupFrame>
  );
}
