import type { Collection } from '../../../content/model/collection.ts';
import type { ParseContext } from '../../../fields/field.ts';
import { nameInAddress } from '../../../fields/file-address.ts';
import type { Language } from '../../../language/languages.ts';
import { withoutOrigin } from '../../addresses/own-path.ts';
import type { WireBody } from '../../bodies/wire-body.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { mediaReferences } from '../../compatibility/parse-entry.ts';

const isId = (reference: number | string): boolean => typeof reference === 'number' || /^\d{1,9}$/.test(reference);

/**
 * Reads the files that a body names, by id, stored name or address, so that parsing it needs no database.
 * @param origin the site's own, whose full addresses are taken too
 */
export async function findFiles(
  media: Pick<MediaStore, 'find' | 'findByNames'>,
  collection: Collection,
  body: WireBody,
  language: Language,
  origin?: string,
): Promise<ParseContext['findMedia']> {
  const references = [...mediaReferences(collection, body, language)];
  const byId = await media.find(references.filter(isId).map(Number));
  const nameOf = (reference: number | string) =>
    nameInAddress(origin === undefined ? String(reference) : withoutOrigin(String(reference), origin));
  const byName = await media.findByNames(references.filter((reference) => !isId(reference)).map(nameOf));
  return (reference) => (isId(reference) ? byId.get(Number(reference)) : byName.get(nameOf(reference)));
}
