import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { CellProps, CellServices, Option } from './cell.ts';
import type { Language } from '../language/languages.ts';
import type { Field, FileKind } from './field.ts';
import type { FileNames } from './file-value.ts';

/** An error with its message in the language of the interface. */
export interface FieldError {
  /** Dotted API path, such as `features[0].title[ar]`. */
  readonly path: string;
  readonly sentence: string;
}

export interface InputProps<Value, Declared extends Field = Field> extends CellProps<Value, Declared> {
  readonly label: string;
  /** The API path of the value, from which the ids of its elements are derived. */
  readonly path: string;
  readonly onChange: (value: Value) => void;
  /** The structured documents of the texts, for types that have them, in the form of `?languages=all`. */
  readonly rich?: { readonly value: unknown; readonly onChange: (value: unknown) => void } | undefined;
  /** For hotspots: the current value of the field that contains their picture. */
  readonly picture?: FileNames | undefined;
  readonly issues: readonly FieldError[];
  /** True in the form of a new record. */
  readonly isNew: boolean;
}

/** The target of an address of the site. */
export interface LinkTarget {
  readonly leads: boolean;
  /** The name of its page; empty if it has none. */
  readonly name: string;
}

/** An uploaded file. */
export interface ArrivedFile {
  readonly name: string;
  /** What the administrator must confirm in `Question` before the file is used; empty for nothing. */
  readonly toConfirm: readonly string[];
  /**
   * Shows notices about the file, and asks which file to use if the same one was already stored. Calls `onSettled` with
   * the name of the chosen file, or with `null` for none. `null` if there is nothing to show.
   */
  readonly Question: ComponentType<{ readonly onSettled: (name: string | null) => void }> | null;
}

export interface Upload {
  /** Rejects with the reason, or with an abort. */
  readonly arrived: Promise<ArrivedFile>;
  readonly cancel: () => void;
}

/** A tool beside a table of a record that fills it from elsewhere. */
export interface TableToolsProps {
  /** The API path of the table. */
  readonly path: string;
  /** The API value of the table; `null` if it has no rows. */
  readonly rows: unknown;
  /** Replaces the rows, or appends to them. */
  readonly onTake: (rows: unknown, isAdded: boolean) => void;
}

/** An editor for a formatted text in one language. */
export interface RichEditorProps {
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly text: string;
  /** The structured document as in the API; `null` if the text contains everything. */
  readonly structure: unknown;
  /** Whether the plain text uses marks for bold and lists (`rich-text/plain-form.ts`). */
  readonly hasMarks: boolean;
  /** True if there is a text in the other language only. */
  readonly isUntranslated: boolean;
  readonly isExpected: boolean;
  /** ARIA attributes of its state. */
  readonly described: { readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string };
  readonly onChange: (text: string, structure: unknown) => void;
}

/** Services that controls need from the surrounding app. */
export interface InputServices extends CellServices {
  /** Pages of the site whose name or address matches. */
  readonly readPageOptions: (typed: string) => Promise<readonly Option<string>[]>;
  /** The target of an address of the site. */
  readonly readLinkTarget: (link: string) => Promise<LinkTarget>;
  /** Uploads a file for a field that accepts these types. `onProgress` receives the uploaded fraction, from 0 to 1. */
  readonly upload: (file: File, accept: readonly FileKind[], onProgress: (share: number) => void) => Upload;
  /** Lets the administrator choose a stored file; `null` if they cancel. */
  readonly chooseStored: (accept: readonly FileKind[]) => Promise<string | null>;
  /** Details of a stored file by its name. For a new file it asks for the alternative text. */
  readonly renderFile: (name: string, isNew: boolean) => ReactNode;
  /** Rendered above a table; `null` if nothing can fill it. */
  readonly TableTools: ComponentType<TableToolsProps> | null;
  /** Loaded when it is first rendered. */
  readonly RichEditor: ComponentType<RichEditorProps>;
}

const ServicesContext = createContext<InputServices | null>(null);

export const InputServicesProvider = ServicesContext.Provider;

export function useInputServices(): InputServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no InputServicesProvider above');
  return services;
}
