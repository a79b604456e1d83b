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

/** A window of one engine, with a profile of its own. The stories need nothing else of a driver. */
export interface EnginePage {
  /** Uncaught exceptions, console errors and refused policies so far. */
  readonly problems: readonly string[];
  /** Opens an address and waits for its `load` event. */
  goto(address: string): Promise<void>;
  /** Runs an expression in the page whose value is the promise of a text. */
  evaluate(expression: string): Promise<string>;
  /** Presses the primary button of the mouse at a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types characters into what has the focus. */
  type(text: string): Promise<void>;
  pressKey(key: NamedKey | 'a' | 'c' | 'k' | 'v' | 'z', ...modifiers: readonly Modifier[]): Promise<void>;
  /** Takes files of this machine in a file input. */
  upload(selector: string, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A running engine. */
export interface EngineBrowser {
  /** @param without features that the window lacks, by the engine's own names; WebKit alone can do without one */
  openPage(without?: readonly string[]): Promise<EnginePage>;
  close(): Promise<void>;
}
