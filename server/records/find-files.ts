import type { Collection } from '../../content/model/collection.ts';
import type { ParseContext } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import type { WireBody } from '../bodies/wire-body.ts';
import type { MediaStore } from '../media/media-store.ts';
import { mediaReferences } from './parse-entry.ts';

const isId = (reference: number | string): boolean => typeof reference === 'number' || /^\d{1,9}$/.test(reference);

/** Reads the files that a body names, by id or stored name, so that parsing it needs no database. */
export async function findFiles(
  media: Pick<MediaStore, 'find' | 'findByNames'>,
  collection: Collection,
  body: WireBody,
  language: Language,
): Promise<ParseContext['findMedia']> {
  const references = [...mediaReferences(collection, body, language)];
  const byId = await media.find(references.filter(isId).map(Number));
  const byName = await media.findByNames(references.filter((reference) => !isId(reference)).map(String));
  return (reference) => (isId(reference) ? byId.get(Number(reference)) : byName.get(String(reference)));
}
