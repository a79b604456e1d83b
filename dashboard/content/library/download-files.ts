import type { StoredFile } from '../../../calls/library.ts';
import { fileAddress } from '../../../fields/file-address.ts';
import { CallFailure } from '../../app/call-failure.ts';

/** Downloads an address under a file name. */
function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Makes file names unique within an archive by adding numbers. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const end = name.lastIndexOf('.');
    const [stem, ending] = end > 0 ? [name.slice(0, end), name.slice(end)] : [name, ''];
    let distinct = name;
    for (let number = 2; taken.has(distinct.toLowerCase()); number += 1) distinct = `${stem} ${number}${ending}`;
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

async function* contentsOf(files: readonly StoredFile[]) {
  const names = distinctNames(files.map(({ original_name: name }) => name));
  for (const [place, { name, created_at: lastModified }] of files.entries()) {
    const input = await fetch(fileAddress(name)).catch(() => null);
    if (input?.ok !== true) throw new CallFailure(input?.status ?? 0, '');
    yield { name: names[place] ?? name, lastModified: new Date(lastModified), input };
  }
}

/**
 * Downloads one file as it is and several as an archive.
 * @throws CallFailure if a file cannot be loaded
 */
export async function downloadFiles(files: readonly StoredFile[]): Promise<void> {
  const [only, ...others] = files;
  if (only === undefined) return;
  if (others.length === 0) {
    save(fileAddress(only.name), only.original_name);
    return;
  }
  const { downloadZip } = await import('client-zip');
  const archive = URL.createObjectURL(await downloadZip(contentsOf(files)).blob());
  save(archive, 'files.zip');
  // The browser reads the address later, so it is revoked with a delay.
  setTimeout(() => URL.revokeObjectURL(archive), 60_000);
}
