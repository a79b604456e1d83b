import type * as z from 'zod/mini';
import type { Language, Words } from '../language/languages.ts';
import type { PictureCrops, PicturePoint } from './frame-shape.ts';
import type { RichDocument } from './rich-text/document.ts';
import type { PlainForm } from './rich-text/plain-form.ts';
import type { SpreadsheetCell } from './spreadsheet-cell.ts';

/** All reasons for which a value is refused. The messages are created where they are shown. */
export type IssueCode =
  | 'required'
  | 'wrongType'
  | 'tooLong'
  | 'tooMany'
  | 'notANumber'
  | 'notWhole'
  | 'outOfRange'
  | 'notAnOption'
  | 'invalidLink'
  | 'invalidIconName'
  | 'invalidColour'
  | 'invalidEmail'
  | 'invalidPhone'
  | 'unlikelyPhone'
  | 'invalidDate'
  | 'invalidTime'
  | 'invalidUrl'
  | 'insecureUrl'
  | 'pastDate'
  | 'meetingTooSoon'
  | 'otherDate'
  | 'unknownField'
  | 'unknownFile'
  | 'wrongFileKind'
  | 'photoRefused'
  | 'unknownRecord'
  | 'otherCategory'
  | 'taken'
  | 'reservedAddress'
  | 'existingPage'
  | 'redirectLoop'
  | 'redirectChain'
  | 'tooShort'
  | 'wrongPassword'
  | 'commonPassword'
  | 'ownName'
  | 'samePassword'
  | 'wrongCode'
  | 'invalidName'
  | 'mixedScripts'
  | 'similarName'
  | 'invalidHost'
  | 'privateHost'
  | 'passwordInClear';

/** An error: the dotted path of API names, the reason, and the parameters of its message. */
export interface Issue {
  readonly path: string;
  readonly code: IssueCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type FileKind = 'image' | 'video' | 'document' | 'model';

/** A stored file as fields and pages use it. Sizes are in CSS pixels, the duration in seconds. */
export interface Media {
  readonly id: number;
  /** Stored name, unique and safe; served as `/uploads/{name}`. */
  readonly name: string;
  readonly kind: FileKind;
  readonly hash: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  /** A tiny picture as a data URL, shown until the real one is loaded. */
  readonly placeholder: string | null;
  /** The point that crops keep visible, as fractions of width and height. */
  readonly focalPoint: PicturePoint;
  /** Focal points of certain crop shapes; absent if there are none. */
  readonly crops?: PictureCrops;
  readonly alt: Words;
  /** The picture shown until a video plays. A poster has no poster. */
  readonly poster: Media | null;
  /** The edit target in a preview: which value of which record it is (`content/edit-target.ts`). */
  readonly place?: string;
}

/** A text with its actual language, so that a fallback can be marked where it is shown. */
export interface Text {
  readonly text: string;
  readonly language: Language;
  /** The structured document, if it contains more than the plain text. */
  readonly rich?: RichDocument<Media>;
  /** The edit target in a preview: which value of which record it is (`content/edit-target.ts`). */
  readonly place?: string;
}

export interface ParseContext {
  /** The language of the request's address. Plain values belong to it. */
  readonly language: Language;
  /** Finds a stored or pending file by its id or its stored name. */
  readonly findMedia: (reference: number | string) => Media | undefined;
  /** Normalizes a typed phone number; `null` if it is not one. */
  readonly readPhone?: (typed: string) => string | null;
  /**
   * Parses HTML sent for a formatted text (`rich-text/parse-html.ts`); `null` if it is not HTML. Without this function
   * every text is plain: browsers send structured documents, and an HTML parser is too large for their first screens.
   */
  readonly parseHtml?: (html: string, form: PlainForm) => RichDocument<never> | null;
  /** Creates the key of a new item at a path. Default: random. */
  readonly newKey?: (path: string) => string;
  readonly report: (path: string, code: IssueCode, params?: Issue['params']) => void;
}

export interface ReadContext {
  readonly language: Language;
  readonly findMedia: (id: number) => Media | undefined;
  /** Called when a value was empty in `language` and the other language was used. */
  readonly fellBack: () => void;
}

export interface SerializeContext extends Omit<ReadContext, 'findMedia'> {
  readonly findMedia: (id: number) => Pick<Media, 'name'> | undefined;
  /** Both languages as objects (`?languages=all`) instead of only that of the address. */
  readonly all: boolean;
}

/** A file in a stored value, and the language it is for (`null`: both). */
export interface FileUse {
  readonly mediaId: number;
  readonly language: Language | null;
}

export interface FieldOptions {
  /** `true`: every record must have a value. `'new'`: only new records must; later it may be removed. */
  readonly required?: boolean | 'new';
  /**
   * Required to publish a record, although a call that does not state how it saves may omit it. `true`: required when
   * visitors first see the record. `'in-form'`: required when the record is created as published; a record created as a
   * draft can be published without it. `'always'`: required whenever visitors see the record, such as its title.
   */
  readonly expected?: boolean | 'in-form' | 'always';
  /** The field's API name, if it differs from its name in the code. */
  readonly apiName?: string;
  readonly label?: Words;
  readonly hint?: Words;
  /** Shown in an empty input. */
  readonly placeholder?: Words;
}

/** The form control for visitors: the type of the input, or another element. */
export interface FormInput {
  readonly type: 'text' | 'textarea' | 'select' | 'email' | 'tel' | 'url' | 'date' | 'time';
  /** True for values that are left-to-right in Arabic too. */
  readonly isLeftToRight?: boolean;
  /** Maximum length in UTF-16 code units. */
  readonly max?: number;
  /** The options of a `select`. */
  readonly choices?: Readonly<Record<string, Words>>;
  /** The reason for which a typed value may be refused. */
  readonly refusal: IssueCode;
}

/** How a list is filtered by a field: by one of its choices, by a record, or by a range of numbers. */
export type FieldFilter<Stored = unknown> = {
  /** The values that filters compare: choices, ids as text, or numbers. An empty string means nothing chosen. */
  facts(stored: Stored): readonly (string | number)[];
} & (
  | { readonly by: 'choice'; readonly choices: Readonly<Record<string, Words>> }
  | { readonly by: 'record'; readonly to: string }
  | { readonly by: 'range' }
);

/** The structured document of a text. The API transfers it beside the text under a name of its own (`richName`). */
export interface RichSide<Stored = unknown> {
  readonly schema: z.ZodMiniType;
  /** The schema of what `serialize` returns. In one language it may be absent: then the text contains everything. */
  answered(all: boolean): z.ZodMiniType;
  /**
   * Merges a sent document into a value.
   * @param before the value before any part of the body was merged into it
   */
  parse(input: unknown, stored: Stored, path: string, context: ParseContext, before: Stored): Stored;
  serialize(stored: Stored, context: SerializeContext): unknown;
}

/**
 * The behaviour of a declared field, implemented by every field type. `Stored` is the database value (JSON), `View` the
 * value for pages. Neither is ever `undefined`.
 */
export interface Field<Stored = unknown, View = unknown> {
  readonly kind: string;
  readonly options: FieldOptions;
  /** True if the value can differ between Arabic and English. */
  readonly translated: boolean;
  /** Number of lines of its input, if the value is nothing but a text in both languages. */
  readonly lines?: 'one' | 'several';
  /** The form control for visitors; absent for types that visitors do not fill in. */
  readonly form?: FormInput;
  /** Absent for types that lists cannot be filtered by, because they have too many values. */
  readonly filter?: FieldFilter<Stored>;
  /** The value in a spreadsheet cell; `null` for lists, files and tables, which do not fit in a cell. */
  readonly spreadsheetCell: SpreadsheetCell | null;
  /**
   * The JSON schema of accepted values for the API description: a value in the address's language, or values by
   * language. Like `stored` it is created lazily: a server needs hardly any of them to start and render its first page.
   */
  readonly schema: z.ZodMiniType;
  /**
   * The schema of the database value, by which imported backups are checked. It must not contain limits that may
   * change.
   */
  readonly stored: z.ZodMiniType<Stored>;
  /** The schema of what `serialize` returns: in one language, or in both with `all`. */
  answered(all: boolean): z.ZodMiniType;
  /** The value of a record that never had this field. */
  readonly empty: Stored;
  /**
   * Converts an API value to the stored one. Keeps `previous` for what the input leaves out. Reports errors to
   * `report`.
   */
  parse(input: unknown, previous: Stored, path: string, context: ParseContext): Stored;
  /** The API value in one language or, with `all`, in both. */
  serialize(stored: Stored, context: SerializeContext): unknown;
  view(stored: Stored, context: ReadContext): View;
  isEmpty(stored: Stored): boolean;
  /** True if visitors of `language` get a value of their own language. Untranslated types return `!isEmpty`. */
  isComplete(stored: Stored, language: Language): boolean;
  files(stored: Stored): readonly FileUse[];
  /** Replaces the file `from` by another one wherever the value contains it. */
  replaceFile(stored: Stored, from: number, to: number): Stored;
  /** Takes the parts of one language from `other`. What both languages share stays. */
  withLanguage(stored: Stored, other: Stored, language: Language): Stored;
  /** Words for the search index, in one language. */
  words(stored: Stored, language: Language): readonly string[];
  /** Internal addresses (`/product/68/…`) that the value links to. */
  links(stored: Stored): readonly string[];
  /** Implemented by types whose text may be a structured document. */
  readonly rich?: RichSide<Stored>;
}

export type Fields = Readonly<Record<string, Field>>;
export type ViewOf<F extends Field> = ReturnType<F['view']>;
export type ViewsOf<F extends Fields> = { readonly [Name in keyof F]: ViewOf<F[Name]> };

/** The behaviour of most types: no files, no words, no links. */
export const holdsNothing = {
  files: (): readonly FileUse[] => [],
  replaceFile: <Stored>(stored: Stored): Stored => stored,
  withLanguage: <Stored>(stored: Stored): Stored => stored,
  words: (): readonly string[] => [],
  links: (): readonly string[] => [],
};

/** True if a record, or a new record, is refused without a value. */
export const isRequired = ({ options }: Pick<Field, 'options'>, isNew: boolean): boolean =>
  options.required === true || (isNew && options.required === 'new');

/** True if saving and publishing in the dashboard require a value. Its forms mark exactly these fields as required. */
export const isExpected = (field: Pick<Field, 'options'>, isNew: boolean): boolean => {
  const { expected = false } = field.options;
  return isRequired(field, isNew) || expected === 'always' || (isNew && expected !== false);
};

/** A field's API name. */
export const apiNameOf = (name: string, field: Field): string => field.options.apiName ?? name;

/** The API name of a text's structured document. */
export const richName = (apiName: string): string => `${apiName}_rich`;

/**
 * The structured documents of a record's texts, by API name. A document that contains no more than its text is left
 * out.
 */
export const richValues = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  context: SerializeContext,
): readonly (readonly [string, unknown])[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = field.rich?.serialize(values[name] ?? field.empty, context);
    return value === undefined ? [] : [[richName(apiNameOf(name, field)), value] as const];
  });
