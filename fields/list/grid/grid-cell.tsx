import { directionOf, otherLanguage } from '../../../language/languages.ts';
import { Select } from '../../../ui/select.tsx';
import { isExpected } from '../../field.ts';
import { describedBy, idOf, Issues } from '../../field-frame.tsx';
import { isCopiedText } from '../../is-copied.ts';
import { type FieldError, useInputServices } from '../../input.ts';
import { readCell } from './cell-text.ts';
import type { Column } from './grid-shape.ts';

interface GridCellProps {
  readonly item: unknown;
  readonly column: Column;
  readonly label: string;
  /** The API path of the item. */
  readonly path: string;
  readonly isPlain: boolean;
  /** Shown while it is empty. */
  readonly placeholder: string | undefined;
  /** Its line and column, such as `3:1`. */
  readonly at: string;
  readonly isActive: boolean;
  readonly issues: readonly FieldError[];
  readonly isNew: boolean;
  readonly onText: (text: string) => void;
}

/** The control of one cell: a text input, or a select. */
export function GridCell(props: GridCellProps) {
  const { item, column, label, path, isPlain, placeholder, at, isActive, issues, isNew, onText } = props;
  const { t, language: own } = useInputServices();
  const { apiName, field, language } = column;
  const { choices, isOptional, inputMode, isLeftToRight, Icon } = column.cell;
  const text = readCell(item, column, isPlain);
  const whole = isPlain ? path : `${path}.${apiName}`;
  const exact = language === null ? whole : `${whole}[${language}]`;
  // Errors of both languages are shown at the first.
  const isWhole = (language === null || language === own) && issues.some((issue) => issue.path === whole);
  const told = isWhole ? whole : exact;
  const native = {
    id: idOf(exact),
    'data-at': at,
    tabIndex: isActive ? 0 : -1,
    'aria-label': label,
    ...describedBy(told, issues),
  };
  if (choices !== undefined)
    return (
      <>
        <Select
          {...native}
          value={text}
          options={[
            ...(isOptional ? [{ value: '', label: t('notChosen') }] : []),
            ...choices.map(([value, words]) => ({ value, label: words[own] })),
          ]}
          onSelect={onText}
        />
        <Issues path={told} issues={issues} />
      </>
    );
  const other = language === null ? '' : readCell(item, { ...column, language: otherLanguage(language) }, isPlain);
  const isCopied = language === 'ar' && text === other && isCopiedText(text);
  const isUntranslated = isCopied || (text.trim() === '' && other.trim() !== '');
  return (
    <>
      {Icon && <Icon value={text} />}
      <input
        {...native}
        className="input"
        lang={language ?? undefined}
        dir={language === null ? (isLeftToRight ? 'ltr' : 'auto') : directionOf(language)}
        inputMode={inputMode}
        autoComplete="off"
        data-missing={isUntranslated || undefined}
        placeholder={isUntranslated ? t('missing') : placeholder}
        aria-required={isExpected(field, isNew) || undefined}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Issues path={told} issues={issues} />
    </>
  );
}
