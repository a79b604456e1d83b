import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type MimeNode, type SplitterChunk, Splitter } from '@zone-eu/mailsplit';
import FlowedDecoder from '@zone-eu/mailsplit/lib/flowed-decoder.js';
import { decodeText } from './decode-text.ts';
import { signedContent } from './signed-content.ts';

/** A part of an email (RFC 2046): a multipart, or one with content. */
export interface EmailPart {
  /** The media type in lower case. */
  readonly type: string;
  /** The declared character set; empty for none. */
  readonly charset: string;
  readonly disposition: string;
  /** Empty for none. */
  readonly fileName: string;
  /** True if it has an id by which the HTML part can show it. */
  readonly isRelated: boolean;
  /** Decoded from its transfer encoding and from `format=flowed` (RFC 3676); empty for a multipart. */
  readonly content: Buffer;
  readonly parts: readonly EmailPart[];
}

export interface SplitEmail {
  /** The raw headers. */
  readonly head: Buffer;
  readonly root: EmailPart;
}

interface OpenPart {
  readonly node: MimeNode;
  readonly bytes: Buffer[];
  readonly parts: OpenPart[];
}

/** Decodes a file name. If it is not encoded, the splitter returns each of its bytes as a character. */
const readName = (name: string): string =>
  /^[\0-\u00ff]*$/.test(name) ? (decodeText(Buffer.from(name, 'latin1'), '')?.text ?? name) : name;

/** The type of S/MIME data, signed or encrypted. */
const signedType = /^application\/(?:x-)?pkcs7-mime$/;

async function toPart({ node, bytes, parts }: OpenPart, isInRelated: boolean): Promise<EmailPart> {
  const isRelated = isInRelated && node.headers !== false && node.headers.hasHeader('content-id');
  const decoded = Readable.from(bytes).pipe(node.getDecoder());
  const text = node.flowed ? decoded.pipe(new FlowedDecoder({ delSp: node.delSp })) : decoded;
  const content = node.multipart === false ? await buffer(text) : Buffer.alloc(0);
  const type = (node.contentType || 'text/plain').toLowerCase();
  const signed = signedType.test(type) ? signedContent(content) : null;
  if (signed !== null) return (await readParts(signed)).root;
  return {
    type,
    charset: node.charset || '',
    disposition: node.disposition || '',
    fileName: readName(node.filename || ''),
    isRelated,
    content,
    parts: await Promise.all(parts.map((part) => toPart(part, isInRelated || node.multipart === 'related'))),
  };
}

/**
 * Splits an email into its parts. A forwarded email stays one part; a signature around a part is removed. @throws the
 * splitter's error if it is not an email
 */
export async function readParts(source: Buffer): Promise<SplitEmail> {
  const open = new Map<MimeNode, OpenPart>();
  let root: OpenPart | undefined;
  const splitter = new Splitter({ ignoreEmbedded: true });
  const chunks: AsyncIterable<SplitterChunk> = Readable.from([source]).pipe(splitter);
  for await (const chunk of chunks) {
    if (chunk.type !== 'node') {
      open.get(chunk.node)?.bytes.push(chunk.value);
      continue;
    }
    const part: OpenPart = { node: chunk, bytes: [], parts: [] };
    open.set(chunk, part);
    root ??= part;
    if (chunk.parentNode !== false) open.get(chunk.parentNode)?.parts.push(part);
  }
  if (root === undefined) throw new Error('The message is empty');
  return { head: root.node.getHeaders(), root: await toPart(root, false) };
}

/** The parts with content within a part, in order; for a part with content the part itself. */
export const leavesOf = (part: EmailPart): readonly EmailPart[] =>
  part.type.startsWith('multipart/') ? part.parts.flatMap(leavesOf) : [part];
