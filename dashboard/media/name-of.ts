import type { FileKind } from '../../fields/field.ts';
import { type Language, languages, type Words } from '../../language/languages.ts';
import { isObject, type Read } from '../call.ts';
import { currentLanguage } from '../current-language.ts';

/** A stored file as the library knows it; sizes in pixels, duration in seconds. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly originalName: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  readonly alt: Words;
  readonly focalPoint: FocalPoint;
  /** Stored name of the picture that stands for a video. */
  readonly poster: string | null;
  /** In how many places live records hold it. */
  readonly used: number;
}

/** The point that crops keep in view, as fractions of width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export const fileKinds = ['image', 'video', 'document'] as const satisfies readonly FileKind[];

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const wordsOf = (value: unknown): Words => ({
  en: textOf(isObject(value) ? value['en'] : ''),
  ar: textOf(isObject(value) ? value['ar'] : ''),
});

const pointOf = (value: unknown): FocalPoint => ({
  x: numberOf(isObject(value) ? value['x'] : null) ?? 0.5,
  y: numberOf(isObject(value) ? value['y'] : null) ?? 0.5,
});

/** Reads one file; an answer about a file that was just sent leaves out its uses. */
export const fileAnswer: Read<StoredFile> = (answer) => {
  if (!isObject(answer)) return null;
  const { id, name, poster } = answer;
  const kind = fileKinds.find((each) => each === answer['kind']);
  if (typeof id !== 'number' || typeof name !== 'string' || kind === undefined) return null;
  return {
    id,
    name,
    originalName: textOf(answer['original_name']) || name,
    kind,
    bytes: numberOf(answer['bytes']) ?? 0,
    width: numberOf(answer['width']),
    height: numberOf(answer['height']),
    duration: numberOf(answer['duration']),
    alt: wordsOf(answer['alt']),
    focalPoint: pointOf(answer['focal_point']),
    poster: isObject(poster) ? textOf(poster['name']) : null,
    used: numberOf(answer['used']) ?? 0,
  };
};

/** A part of the library, and where the next one begins. */
export interface FilePage {
  readonly files: readonly StoredFile[];
  readonly next: number | null;
}

export const pageAnswer: Read<FilePage> = (answer) => {
  if (!isObject(answer) || !Array.isArray(answer['files'])) return null;
  const files = answer['files'].flatMap((file: unknown) => fileAnswer(file) ?? []);
  return { files, next: numberOf(answer['next']) };
};

/** A place in a live record that holds a file. */
export interface FileUse {
  readonly base: string;
  readonly id: number;
  readonly parentId: number | null;
  readonly title: Words;
  /** Wire name of the field. */
  readonly field: string;
  /** `null`: both languages share it. */
  readonly language: Language | null;
}

export const usesAnswer: Read<readonly FileUse[]> = (answer) =>
  Array.isArray(answer)
    ? answer.flatMap((use: unknown) => {
        if (!isObject(use) || typeof use['base'] !== 'string' || typeof use['id'] !== 'number') return [];
        return [
          {
            base: use['base'],
            id: use['id'],
            parentId: numberOf(use['category_id']),
            title: wordsOf(use['title']),
            field: textOf(use['field']),
            language: languages.find((each) => each === use['language']) ?? null,
          },
        ];
      })
    : null;

/** What a file is called where it is listed: its words, or the name it came with. */
export const nameOf = ({ alt, originalName }: StoredFile): string => alt[currentLanguage()] || originalName;
