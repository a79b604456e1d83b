import type { RefObject } from 'react';
import type { GridMessages } from '../../../language/grid-messages.ts';
import type { Language } from '../../../language/languages.ts';
import { Menu } from '../../../ui/menu.tsx';
import type { GridShape } from './grid-shape.ts';
import type { Line } from './lines.ts';

interface LineMenuProps {
  readonly words: GridMessages;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly line: Line;
  readonly shape: GridShape;
  readonly onInsert: (isBelow: boolean, isGroup?: boolean) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onCopy: (to: Language) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The menu of actions for a line, for touch and for users who do not know the keys. */
export function LineMenu({
  words,
  trigger,
  label,
  line,
  shape,
  onInsert,
  onMove,
  onCopy,
  onRemove,
  onClose,
}: LineMenuProps) {
  const hasTexts = [...shape.columns, ...shape.groups].some(({ language }) => language !== null);
  return (
    <Menu
      trigger={trigger}
      label={label}
      onClose={onClose}
      items={[
        ...(line.isGroup ? [] : [{ key: 'above', label: words('gridInsertAbove'), onAction: () => onInsert(false) }]),
        { key: 'below', label: words('gridInsertBelow'), onAction: () => onInsert(true) },
        ...(shape.maxGroups > 0 && !line.isGroup
          ? [{ key: 'group', label: words('gridGroupHere'), onAction: () => onInsert(false, true) }]
          : []),
        { key: 'up', label: words('gridMoveUp'), onAction: () => onMove(-1) },
        { key: 'down', label: words('gridMoveDown'), onAction: () => onMove(1) },
        ...(hasTexts
          ? [
              { key: 'ar', label: words('gridCopyFromEnglish'), onAction: () => onCopy('ar') },
              { key: 'en', label: words('gridCopyFromArabic'), onAction: () => onCopy('en') },
            ]
          : []),
        {
          key: 'remove',
          label: words(line.isGroup ? 'gridRemoveHead' : 'gridRemoveRow'),
          destroys: true,
          onAction: onRemove,
        },
      ]}
    />
  );
}
