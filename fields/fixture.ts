import type { Language } from '../language/languages.ts';
import type { Field, IssueCode, Media } from './field.ts';

/** An accepted value, sent to the Arabic address with the type's empty value as the previous one. */
export interface GoodExample {
  readonly sent: unknown;
  readonly stored: unknown;
  /** The value that an Arabic visitor's answer contains. Default: the stored value. */
  readonly answered?: unknown;
}

/** A refused value and the reason. */
export interface BadExample {
  readonly sent: unknown;
  readonly code: IssueCode;
}

/** Examples of one field type. Every type has some, and test suites loop over them. */
export interface FieldFixture<Sample extends Field = Field> {
  /** The field declared in the examples. */
  readonly field: Sample;
  readonly good: readonly GoodExample[];
  readonly bad: readonly BadExample[];
  /**
   * A plain value in one language that any declared field of this type accepts; another one for each `turn`. File types
   * have none, because files are uploaded.
   */
  readonly sample: (field: Field, language: Language, turn: number) => unknown;
}

const file = (id: number, name: string, kind: Media['kind']): Media => ({
  id,
  name,
  kind,
  hash: String(id).repeat(64).slice(0, 64),
  bytes: 1000,
  width: 800,
  height: 600,
  duration: null,
  placeholder: null,
  focalPoint: { x: 0.5, y: 0.5 },
  alt: { en: '', ar: '' },
  poster: null,
});

/** The files that examples refer to. */
export const exampleFiles = {
  picture: file(1, 'screen-11111111.jpg', 'image'),
  otherPicture: file(2, 'stage-22222222.png', 'image'),
  film: file(3, 'show-33333333.mp4', 'video'),
  sheet: file(4, 'sheet-44444444.pdf', 'document'),
  body: file(5, 'body-55555555.glb', 'model'),
} as const;

export const findExampleFile = (reference: number | string): Media | undefined =>
  Object.values(exampleFiles).find(({ id, name }) => reference === id || reference === name);

/** A sentence in a language, different for each `turn`. */
export const exampleWords = (language: Language, turn: number): string =>
  language === 'ar' ? `شاشة عرض رقم ${turn}` : `Display number ${turn}`;
