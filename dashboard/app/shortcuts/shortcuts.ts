import type { LateMessage } from '../../../language/late-messages.ts';

export type ShortcutName = 'save' | 'publish' | 'more' | 'find' | 'help';

export interface Shortcut {
  readonly name: ShortcutName;
  /** What it does. */
  readonly word: LateMessage;
  /** The keys of the board, wherever its language puts letters, pressed with Ctrl or ⌘. */
  readonly codes?: readonly string[];
  /** Pressed with Shift, too. */
  readonly hasShift?: boolean;
  /** What is typed, pressed with neither; a language may have a sign of its own. */
  readonly characters?: readonly string[];
  /** The key as it is shown. */
  readonly key: string;
}

/** Opens the palette; shown on its button, too. */
export const findKeys = { codes: ['KeyK'], key: 'K' } as const;

/** Every key that does something anywhere: what is heard and what is listed are both this. */
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

/** Which of them a key press is; `null` for any other. */
export const shortcutOf = (event: Pressed): ShortcutName | null =>
  shortcuts.find((shortcut) => isPressed(shortcut, event))?.name ?? null;

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that is held with others. */
export const control = isApple ? '⌘' : 'Ctrl';

/** The keys as they stand on the board, in the order in which they are pressed. */
export const keysOf = ({ codes, hasShift, key }: Pick<Shortcut, 'codes' | 'hasShift' | 'key'>): readonly string[] =>
  codes === undefined ? [key] : [control, ...(hasShift ? ['Shift'] : []), key];

/** As browsers tell them to readers of the screen. */
export const ariaKeysOf = ({ key }: Pick<Shortcut, 'key'>): string => `${isApple ? 'Meta' : 'Control'}+${key}`;
