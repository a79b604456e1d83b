import { readFile, writeFile } from 'node:fs/promises';
import { cleanSvg } from '../svg/clean-svg.ts';
import { decodeXml, decodeXmlHead } from '../svg/decode-xml.ts';
import { type LeftOut, leftOutParts } from '../svg/left-out.ts';
import { readXml } from '../svg/read-xml.ts';
import type { UploadNotice } from '../upload-notice.ts';
import { type FileType, noFacts } from './file-type.ts';

/** Allowed content before the root: declaration, comments and a document type, which may declare entities. */
const beforeRoot =
  /^(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s[^>[]*>)*<(?:(?:[\w.-]+:)?svg[\s>/]|!DOCTYPE\s+(?:[\w.-]+:)?svg[\s[])/;

const pixels = (length: string | undefined): number | undefined => {
  const value = /^\s*(\d+(?:\.\d+)?|\.\d+)(?:px)?\s*$/.exec(length ?? '')?.[1];
  return value === undefined || Number(value) <= 0 ? undefined : Number(value);
};

/** The size of an SVG, or that of its view box. Without both it takes any size. */
function sizeOf(source: string): { width: number | null; height: number | null } {
  const root = readXml(source).find(({ type }) => type === 'open');
  if (root?.type !== 'open') return { width: null, height: null };
  const [, , boxWidth, boxHeight] = (root.attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const own = { width: pixels(root.attributes.get('width')), height: pixels(root.attributes.get('height')) };
  const isSized = own.width !== undefined && own.height !== undefined;
  const [width, height] = isSized ? [own.width, own.height] : [pixels(boxWidth), pixels(boxHeight)];
  const whole = (value: number | undefined) => (value === undefined ? null : Math.max(1, Math.round(value)));
  return { width: whole(width), height: whole(height) };
}

const noticeOf: Readonly<Record<LeftOut, UploadNotice['code']>> = {
  scripts: 'drawingScripts',
  links: 'drawingLinks',
  animation: 'drawingAnimation',
  outside: 'drawingOutside',
  fonts: 'drawingFonts',
  nested: 'drawingNested',
  foreign: 'drawingForeign',
  styles: 'drawingStyles',
  other: 'drawingOther',
};

export const svg: FileType = {
  kind: 'image',
  type: 'image/svg+xml',
  extension: 'svg',
  recognises: (head) => beforeRoot.test(decodeXmlHead(head)),
  async examine({ path }) {
    const source = decodeXml(await readFile(path));
    const leftOut = new Set<LeftOut>();
    await writeFile(
      path,
      cleanSvg(source, (part) => leftOut.add(part)),
      { flush: true },
    );
    const notices = leftOutParts
      .filter((part) => leftOut.has(part))
      .map((part) => ({ code: noticeOf[part], asks: false }));
    return { ...noFacts, ...sizeOf(source), notices };
  },
};
