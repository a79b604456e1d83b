import { attributeOf, everyElementIn, type HtmlElement } from '../../../fields/rich-text/html/tree.ts';

const typeOf = { pngblip: 'image/png', jpegblip: 'image/jpeg' } as const;
const extensionOf: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

function toFile(bytes: Uint8Array<ArrayBuffer>, type: string): File | null {
  const extension = extensionOf[type];
  return extension === undefined || bytes.length === 0 ? null : new File([bytes], `pasted.${extension}`, { type });
}

const bytesOf = (pairs: readonly string[]) => Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));

/**
 * The pictures of an RTF text in their order. Word puts them there, because browsers may not read the files that its
 * HTML refers to. `null` for a format that browsers do not render.
 */
export function picturesInRtf(rtf: string): readonly (File | null)[] {
  return rtf
    .split(/\{\\pict\b/)
    .slice(1)
    .flatMap((group) => {
      // The same picture again, for legacy programs.
      const [, blip] = /\\(pngblip|jpegblip|emfblip|wmetafile|dibitmap|macpict)/.exec(group.slice(0, 4000)) ?? [];
      if (blip === undefined || blip === 'wmetafile') return [];
      const [, hex] = /(?:[\s}]|\\bliptag-?\d+)((?:[\da-f]{2}\s*){16,})/i.exec(group) ?? [];
      if (hex === undefined || (blip !== 'pngblip' && blip !== 'jpegblip')) return [null];
      return [toFile(bytesOf(hex.replace(/\s+/g, '').match(/../g) ?? []), typeOf[blip])];
    });
}

function fromData(address: string): File | null {
  const [, type = '', data = ''] = /^data:(image\/[a-z+]+);base64,([\w+/=\s]+)$/.exec(address) ?? [];
  try {
    return toFile(
      Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
      type,
    );
  } catch {
    return null;
  }
}

/**
 * The pictures of pasted content that are in the clipboard. Pictures on other sites are not downloaded, because nothing
 * shows that their use is permitted.
 */
export function picturesIn(tree: HtmlElement, rtf: string): ReadonlyMap<HtmlElement, File> {
  const inRtf = picturesInRtf(rtf).values();
  const found = new Map<HtmlElement, File>();
  for (const element of everyElementIn(tree)) {
    if (element.name !== 'img') continue;
    const address = attributeOf(element, 'src');
    const file = address.startsWith('file:') ? (inRtf.next().value ?? null) : fromData(address);
    if (file !== null) found.set(element, file);
  }
  return found;
}
