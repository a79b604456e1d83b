import type * as z from 'zod/mini';
import type { Language, Words } from '../language/languages.ts';
import type { PictureCrops, PicturePoint } from './frame-shape.ts';
import type { RichDocument } from './rich-text/document.ts';
import type { PlainForm } from './rich-text/plain-form.ts';
import type { SpreadsheetCell } from './spreadsheet-cell.ts';

/** The closed list of reasons for which a value is refused; sentences for them are made at the edge. */
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

/** One defect: the dotted path of wire names, the reason, and the numbers or words its sentence needs. */
export interface Issue {
  readonly path: string;
  readonly code: IssueCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type FileKind = 'image' | 'video' | 'document';

/** A stored file as fields and pages see it; sizes in CSS pixels, duration in seconds. */
export interface Media {
  readonly id: number;
  /** Stored name, unique and safe; served under `/uploads/{name}`. */
  readonly name: string;
  readonly kind: FileKind;
  readonly hash: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  /** A picture of a few pixels as a data address, shown until the real one has arrived. */
  readonly placeholder: string | null;
  /** The point that crops keep in view, as fractions of width and height. */
  readonly focalPoint: PicturePoint;
  /** Other points that crops of a shape keep in view instead; absent where there is none. */
  readonly crops?: PictureCrops;
  readonly alt: Words;
  /** The picture that stands for a video until it plays; a poster has none of its own. */
  readonly poster: Media | null;
  /** Which value of which record it is (`content/edit-target.ts`), where a preview shows it. */
  readonly place?: string;
}

/** A text with the language it is really in, so that a fallback can be marked where it is shown. */
export interface Text {
  readonly text: string;
  readonly language: Language;
  /** Its structure, where it says more than its words. */
  readonly rich?: RichDocument<Media>;
  /** Which value of which record it is (`content/edit-target.ts`), where a preview shows it. */
  readonly place?: string;
}

export interface ParseContext {
  /** The language of the base address: plain values belong to it. */
  readonly language: Language;
  /** Finds a stored or pending file by its id or its stored name. */
  readonly findMedia: (reference: number | string) => Media | undefined;
  /** What is stored of a phone number that was typed; `null` where that cannot be one. */
  readonly readPhone?: (typed: string) => string | null;
  /**
   * Reads HTML that is sent for a formatted text (`rich-text/parse-html.ts`); `null` where it is none. Without it, all is
   * read as words: browsers send structures, and a parser of HTML is larger than their first screens may be.
   */
  readonly parseHtml?: (html: string, form: PlainForm) => RichDocument<never> | null;
  /** The key of a new item at a path; a random one when absent. */
  readonly newKey?: (path: string) => string;
  readonly report: (path: string, code: IssueCode, params?: Issue['params']) => void;
}

export interface ReadContext {
  readonly language: Language;
  readonly findMedia: (id: number) => Media | undefined;
  /** Called when a value was empty in `language` and the other language stood in. */
  readonly fellBack: () => void;
}

export interface SerializeContext extends Omit<ReadContext, 'findMedia'> {
  readonly findMedia: (id: number) => Pick<Media, 'name'> | undefined;
  /** Both languages as objects (`?languages=all`) instead of the one of the address. */
  readonly all: boolean;
}

/** A file that a stored value holds, and the language it stands for (`null`: shared by both). */
export interface FileUse {
  readonly mediaId: number;
  readonly language: Language | null;
}

export interface FieldOptions {
  /** `true`: no record is accepted without it. `'new'`: no new one is; later it may be left out or taken away. */
  readonly required?: boolean | 'new';
  /**
   * Asked for where a record is published, though a call that does not say how it saves may leave it out. `true`: where
   * visitors see the record for the first time. `'in-form'`: where it is added already published; one that was written
   * elsewhere is published without it. `'always'`: wherever visitors see the record, as its title.
   */
  readonly expected?: boolean | 'in-form' | 'always';
  /** The field's name in bodies and answers, where it differs from its name in the code. */
  readonly wire?: string;
  readonly label?: Words;
  readonly hint?: Words;
  /** Shown in an empty input. */
  readonly placeholder?: Words;
}

/** How a form asks a visitor for a value: the type of the input, or the element that stands for it. */
export interface FormInput {
  readonly type: 'text' | 'textarea' | 'select' | 'email' | 'tel' | 'url' | 'date' | 'time';
  /** True for what reads from left to right in Arabic, too. */
  readonly isLeftToRight?: boolean;
  /** Longest value in UTF-16 units. */
  readonly max?: number;
  /** What a `select` offers. */
  readonly choices?: Readonly<Record<string, Words>>;
  /** Why a value that was typed may be refused. */
  readonly refusal: IssueCode;
}

/** How lists are narrowed down by a field: to one of its choices, to a record, or to numbers from one to another. */
export type FieldFilter<Stored = unknown> = {
  /** What a value is found by: choices, ids as text, or numbers; the empty text stands for nothing chosen. */
  facts(stored: Stored): readonly (string | number)[];
} & (
  | { readonly by: 'choice'; readonly choices: Readonly<Record<string, Words>> }
  | { readonly by: 'record'; readonly to: string }
  | { readonly by: 'range' }
);

/** The structure of a text, which travels beside it under a name of its own (`richName`). */
export interface RichSide<Stored = unknown> {
  readonly schema: z.ZodMiniType;
  /** What `serialize` answers. In one language it may be absent: then the text says everything. */
  answered(all: boolean): z.ZodMiniType;
  /**
   * Lays a sent structure over a value.
   * @param before the value before anything of the body was laid over it
   */
  parse(input: unknown, stored: Stored, path: string, context: ParseContext, before: Stored): Stored;
  serialize(stored: Stored, context: SerializeContext): unknown;
}

/**
 * What every field kind gives for one declared field.
 * `Stored` is what the database keeps (JSON), `View` what a page gets; neither ever is `undefined`.
 */
export interface Field<Stored = unknown, View = unknown> {
  readonly kind: string;
  readonly options: FieldOptions;
  /** True when a visitor reads different values in Arabic and English. */
  readonly translated: boolean;
  /** How many lines are typed into it, where a value is a text in both languages and nothing else. */
  readonly lines?: 'one' | 'several';
  /** How visitors are asked for a value; absent for kinds that no visitor fills in. */
  readonly form?: FormInput;
  /** Absent for kinds whose values are too many for a list to be narrowed down by them. */
  readonly filter?: FieldFilter<Stored>;
  /** How a value stands in a spreadsheet; `null` for lists, files and tables, which no cell holds. */
  readonly spreadsheetCell: SpreadsheetCell | null;
  /**
   * What JSON may hold for it, as the description of the calls says: in the address's language, or by language. Like
   * `stored` it is made when it is asked for: a server that starts and draws its first page needs hardly any of them.
   */
  readonly schema: z.ZodMiniType;
  /** What the database keeps, as a backup from elsewhere must hold it. Bounds that may change do not belong here. */
  readonly stored: z.ZodMiniType<Stored>;
  /** What `serialize` answers: in one language, or with `all` in both. */
  answered(all: boolean): z.ZodMiniType;
  /** What a record holds that never had this field. */
  readonly empty: Stored;
  /** Turns a wire value into the stored one; `previous` is kept where the input says nothing. Defects go to `report`. */
  parse(input: unknown, previous: Stored, path: string, context: ParseContext): Stored;
  /** The wire value for one language or, with `all`, for both. */
  serialize(stored: Stored, context: SerializeContext): unknown;
  view(stored: Stored, context: ReadContext): View;
  isEmpty(stored: Stored): boolean;
  /** True when a visitor of `language` finds a value of his own; untranslated kinds answer `!isEmpty`. */
  isComplete(stored: Stored, language: Language): boolean;
  files(stored: Stored): readonly FileUse[];
  /** The value with another file in every place that holds `from`. */
  replaceFile(stored: Stored, from: number, to: number): Stored;
  /** The value with what belongs to one language taken from `other`; what both languages share stays. */
  withLanguage(stored: Stored, other: Stored, language: Language): Stored;
  /** Words for searching, in one language. */
  words(stored: Stored, language: Language): readonly string[];
  /** Own addresses (`/product/68/…`) that the value links to. */
  links(stored: Stored): readonly string[];
  /** Given by kinds whose text may have a structure. */
  readonly rich?: RichSide<Stored>;
}

export type Fields = Readonly<Record<string, Field>>;
export type ViewOf<F extends Field> = ReturnType<F['view']>;
export type ViewsOf<F extends Fields> = { readonly [Name in keyof F]: ViewOf<F[Name]> };

/** What most kinds answer: no file, no word, no link. */
export const holdsNothing = {
  files: (): readonly FileUse[] => [],
  replaceFile: <Stored>(stored: Stored): Stored => stored,
  withLanguage: <Stored>(stored: Stored): Stored => stored,
  words: (): readonly string[] => [],
  links: (): readonly string[] => [],
};

/** True for a value without which a record is refused: a new one, or any. */
export const isRequired = ({ options }: Pick<Field, 'options'>, isNew: boolean): boolean =>
  options.required === true || (isNew && options.required === 'new');

/** True for a value that saving and publishing in the dashboard ask for; its form marks exactly these as required. */
export const isExpected = (field: Pick<Field, 'options'>, isNew: boolean): boolean => {
  const { expected = false } = field.options;
  return isRequired(field, isNew) || expected === 'always' || (isNew && expected !== false);
};

/** A field's name in bodies and answers. */
export const wireName = (name: string, field: Field): string => field.options.wire ?? name;

/** The name under which the structure of a text travels, by the name of the text. */
export const richName = (wire: string): string => `${wire}_rich`;

/** The structures of values beside their texts, by wire name; what says no more than its text is left out. */
export const richValues = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  context: SerializeContext,
): readonly (readonly [string, unknown])[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = field.rich?.serialize(values[name] ?? field.empty, context);
    return value === undefined ? [] : [[richName(wireName(name, field)), value] as const];
  });
