import type { LateMessage } from '../../../language/late-messages.ts';

export type ShortcutName = 'save' | 'publish' | 'more' | 'find' | 'help';

export interface Shortcut {
  readonly name: ShortcutName;
  /** The label of its effect. */
  readonly word: LateMessage;
  /**
   * Physical keys (`KeyboardEvent.code`), pressed with Ctrl or ⌘, so that they do not depend on the keyboard layout.
   */
  readonly codes?: readonly string[];
  readonly hasShift?: boolean;
  /** Typed characters, pressed without Ctrl or ⌘. A language may have its own character. */
  readonly characters?: readonly string[];
  /** The label of the key. */
  readonly key: string;
}

/** The shortcut of the palette, also shown on its button. */
export const findKeys = { codes: ['KeyK'], key: 'K' } as const;

/** All shortcuts. Both the key handling and the list of shortcuts use them. */
export const shortcuts: readonly Shortcut[] = [
  { name: 'save', word: 'shortcutSave', codes: ['KeyS'], key: 'S' },
  { name: 'publish', word: 'shortcutPublish', codes: ['Enter', 'NumpadEnter'], key: 'Enter' },
  { name: 'more', word: 'addMore', codes: ['Enter', 'NumpadEnter'], hasShift: true, key: 'Enter' },
  { name: 'find', word: 'shortcutFind', ...findKeys },
  { name: 'help', word: 'shortcutHelp', characters: ['?', '؟'], key: '?' },
];

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const isPressed = ({ codes = [], characters = [], hasShift = false }: Shortcut, event: Pressed): boolean => {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.shiftKey === hasShift && codes.includes(event.code);
  return characters.includes(event.key);
};

/** The shortcut that a key press matches, or `null`. */
export const shortcutOf = (event: Pressed): ShortcutName | null =>
  shortcuts.find((shortcut) => isPressed(shortcut, event))?.name ?? null;

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The modifier key of the platform. */
export const control = isApple ? '⌘' : 'Ctrl';

/** The key labels in the order in which they are pressed. */
export const keysOf = ({ codes, hasShift, key }: Pick<Shortcut, 'codes' | 'hasShift' | 'key'>): readonly string[] =>
  codes === undefined ? [key] : [control, ...(hasShift ? ['Shift'] : []), key];

/** The value of `aria-keyshortcuts`. */
export const ariaKeysOf = ({ key }: Pick<Shortcut, 'key'>): string => `${isApple ? 'Meta' : 'Control'}+${key}`;
