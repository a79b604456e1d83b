import { type FileSize, fileSizes } from '../../../calls/library.ts';
import { fileKinds } from '../../../calls/model/stored-file.ts';
import type { FileKind } from '../../../fields/field.ts';

/** The filters of the library; `null` means no filter. */
export interface LibraryFilter {
  readonly words: string;
  readonly kind: FileKind | null;
  readonly size: FileSize | null;
  /** A folder id, or `none` for files without a folder. */
  readonly folder: number | 'none' | null;
  readonly isUnused: boolean;
  /** Only files without an alternative text. */
  readonly isWordless: boolean;
}

export const everyFile: LibraryFilter = {
  words: '',
  kind: null,
  size: null,
  folder: null,
  isUnused: false,
  isWordless: false,
};

function folderIn(written: string | null): LibraryFilter['folder'] {
  if (written === 'none') return written;
  return /^[1-9]\d{0,8}$/.test(written ?? '') ? Number(written) : null;
}

/** Reads the filter from an address; unknown values are ignored. */
export const readFilter = (address: URLSearchParams): LibraryFilter => ({
  words: address.get('q') ?? '',
  kind: fileKinds.find((kind) => kind === address.get('kind')) ?? null,
  size: fileSizes.find((size) => size === address.get('size')) ?? null,
  folder: folderIn(address.get('folder')),
  isUnused: address.get('unused') === '1',
  isWordless: address.get('wordless') === '1',
});

/** Writes the filter for the address and the call. */
export const writeFilter = ({ words, kind, size, folder, isUnused, isWordless }: LibraryFilter) => ({
  ...(words !== '' && { q: words }),
  ...(kind !== null && { kind }),
  ...(size !== null && { size }),
  ...(folder !== null && { folder: String(folder) }),
  ...(isUnused && { unused: '1' }),
  ...(isWordless && { wordless: '1' }),
});
