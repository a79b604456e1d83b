/** Keys that have a name instead of a character. */
export type NamedKey =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Backspace'
  | 'Delete'
  | 'Home'
  | 'End'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight';

export type Modifier = 'Control' | 'Shift' | 'Alt';

/** A window of one engine with a new profile: all that the stories need of a driver. */
export interface EnginePage {
  /** Uncaught exceptions, console errors and refused policies so far. */
  readonly problems: readonly string[];
  /** Opens an address and waits for its `load` event. */
  goto(address: string): Promise<void>;
  /** Runs an expression in the page. Its value must be a promise of a string. */
  evaluate(expression: string): Promise<string>;
  /** Clicks with the primary mouse button at a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types characters into the focused element. */
  type(text: string): Promise<void>;
  pressKey(key: NamedKey | 'a' | 'c' | 'k' | 'v' | 'z', ...modifiers: readonly Modifier[]): Promise<void>;
  /** Sets the local files of a file input. */
  upload(selector: string, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A running engine. */
export interface EngineBrowser {
  /** @param without features that the window must lack, by the engine's own names; supported by WebKit only */
  openPage(without?: readonly string[]): Promise<EnginePage>;
  close(): Promise<void>;
}
