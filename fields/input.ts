import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { CellProps, CellServices, Option } from './cell.ts';
import type { Language } from '../language/languages.ts';
import type { Field, FileKind } from './field.ts';
import type { FileNames } from './file-value.ts';

/** A defect with the sentence that tells of it, in the language of the interface. */
export interface FieldError {
  /** Dotted wire path, such as `features[0].title[ar]`. */
  readonly path: string;
  readonly sentence: string;
}

export interface InputProps<Value, Declared extends Field = Field> extends CellProps<Value, Declared> {
  readonly label: string;
  /** The wire path of the value; the ids of what is drawn begin with it. */
  readonly path: string;
  readonly onChange: (value: Value) => void;
  /** The structures beside the texts, for kinds that have some, as `?languages=all` carries them. */
  readonly rich?: { readonly value: unknown; readonly onChange: (value: unknown) => void } | undefined;
  /** For marks: the value of the field that holds their picture, as it stands in the form. */
  readonly picture?: FileNames | undefined;
  readonly issues: readonly FieldError[];
  /** True in the form of a record that does not exist yet. */
  readonly isNew: boolean;
}

/** Where an address of the site leads. */
export interface LinkTarget {
  readonly leads: boolean;
  /** What its page is called; empty where it has no name. */
  readonly name: string;
}

/** A file that arrived. */
export interface ArrivedFile {
  readonly name: string;
  /** What a person must confirm by `Question` before it is used; empty for nothing. */
  readonly toConfirm: readonly string[];
  /**
   * Says what must be known of it, and asks which is to stay where the same file was there before. Gives the name of the
   * one that is used, or `null` for none; `null` where there is nothing to say.
   */
  readonly Question: ComponentType<{ readonly onSettled: (name: string | null) => void }> | null;
}

export interface Upload {
  /** Rejects with the reason, or as aborted. */
  readonly arrived: Promise<ArrivedFile>;
  readonly cancel: () => void;
}

/** What stands at a table of a record to fill it from elsewhere. */
export interface TableToolsProps {
  /** The wire path of the table. */
  readonly path: string;
  /** What it holds, as it travels; `null` where it has no rows. */
  readonly rows: unknown;
  /** Puts rows in place of these, or behind them. */
  readonly onTake: (rows: unknown, isAdded: boolean) => void;
}

/** A box in which a formatted text is written in one language. */
export interface RichEditorProps {
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly text: string;
  /** As calls carry it; `null` where the text says everything. */
  readonly structure: unknown;
  /** How the text is written where only text has room (`rich-text/plain-form.ts`). */
  readonly hasMarks: boolean;
  /** Written in the other language only. */
  readonly isUntranslated: boolean;
  readonly isExpected: boolean;
  /** What it says about its state to those who cannot see it. */
  readonly described: { readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string };
  readonly onChange: (text: string, structure: unknown) => void;
}

/** What controls need from the program around them. */
export interface InputServices extends CellServices {
  /** Pages of the site whose name or address matches. */
  readonly readPageOptions: (typed: string) => Promise<readonly Option<string>[]>;
  /** Where an address of the site leads. */
  readonly readLinkTarget: (link: string) => Promise<LinkTarget>;
  /** Sends a file for a place that takes these kinds; `onProgress` hears the share that has arrived, from 0 to 1. */
  readonly upload: (file: File, accept: readonly FileKind[], onProgress: (share: number) => void) => Upload;
  /** Lets the administrator choose a stored file; `null` when he leaves without one. */
  readonly chooseStored: (accept: readonly FileKind[]) => Promise<string | null>;
  /** What is known and can be said of a stored file, by its name; of a new one its words are asked for at once. */
  readonly renderFile: (name: string, isNew: boolean) => ReactNode;
  /** Stands above a table; `null` where nothing can fill it. */
  readonly TableTools: ComponentType<TableToolsProps> | null;
  /** Fetched when it is drawn. */
  readonly RichEditor: ComponentType<RichEditorProps>;
}

const ServicesContext = createContext<InputServices | null>(null);

export const InputServicesProvider = ServicesContext.Provider;

export function useInputServices(): InputServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no InputServicesProvider above');
  return services;
}
