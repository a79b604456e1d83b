import { readFile, writeFile } from 'node:fs/promises';
import { cleanSvg } from '../svg/clean-svg.ts';
import { readXml } from '../svg/read-xml.ts';
import { brokenFile } from '../upload-error.ts';
import { type FileType, noFacts } from './file-type.ts';

/** What may stand before the root: byte order mark, declaration, comments and a document type. */
const beforeRoot = /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s[^>]*>)*<svg[\s>/]/;

function toText(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw brokenFile();
  }
}

const pixels = (length: string | undefined): number | undefined => {
  const value = /^\s*(\d+(?:\.\d+)?|\.\d+)(?:px)?\s*$/.exec(length ?? '')?.[1];
  return value === undefined || Number(value) <= 0 ? undefined : Number(value);
};

/** The size a drawing asks for, or that of its view box; neither means that it takes the size it is given. */
function sizeOf(source: string): { width: number | null; height: number | null } {
  const root = readXml(source).next().value;
  if (root?.type !== 'open') return { width: null, height: null };
  const [, , boxWidth, boxHeight] = (root.attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const own = { width: pixels(root.attributes.get('width')), height: pixels(root.attributes.get('height')) };
  const isSized = own.width !== undefined && own.height !== undefined;
  const [width, height] = isSized ? [own.width, own.height] : [pixels(boxWidth), pixels(boxHeight)];
  const whole = (value: number | undefined) => (value === undefined ? null : Math.max(1, Math.round(value)));
  return { width: whole(width), height: whole(height) };
}

export const svg: FileType = {
  kind: 'image',
  type: 'image/svg+xml',
  extension: 'svg',
  recognises: (head) => beforeRoot.test(head.toString('utf8')),
  async examine({ path }) {
    const source = toText(await readFile(path));
    await writeFile(path, cleanSvg(source), { flush: true });
    return { ...noFacts, ...sizeOf(source) };
  },
};
