import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type MimeNode, type SplitterChunk, Splitter } from '@zone-eu/mailsplit';
import FlowedDecoder from '@zone-eu/mailsplit/lib/flowed-decoder.js';
import { decodeText } from './decode-text.ts';
import { signedContent } from './signed-content.ts';

/** A part of an email (RFC 2046): one that holds others, or one with content. */
export interface EmailPart {
  /** Its media type in lower case. */
  readonly type: string;
  /** The character set that it names; empty for none. */
  readonly charset: string;
  readonly disposition: string;
  /** Empty for none. */
  readonly fileName: string;
  /** True for what has an id by which a page shows it. */
  readonly isRelated: boolean;
  /** Without its transfer encoding, and with the paragraphs that were broken for it (RFC 3676); empty where it holds parts. */
  readonly content: Buffer;
  readonly parts: readonly EmailPart[];
}

export interface SplitEmail {
  /** The headers as they came. */
  readonly head: Buffer;
  readonly root: EmailPart;
}

interface OpenPart {
  readonly node: MimeNode;
  readonly bytes: Buffer[];
  readonly parts: OpenPart[];
}

/** A name as it was meant: in no form for names, the splitter gives each of its bytes as a character. */
const readName = (name: string): string =>
  /^[\0-\u00ff]*$/.test(name) ? (decodeText(Buffer.from(name, 'latin1'), '')?.text ?? name) : name;

/** The type of what S/MIME wraps in a signature, or encrypts. */
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

/** Splits an email into its parts. An email within it stays one part, a signature around it goes. @throws what the splitter throws where it is none */
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
  if (root === undefined) throw new Error('Nothing is in it');
  return { head: root.node.getHeaders(), root: await toPart(root, false) };
}

/** The parts with content within a part, or it alone, in their order. */
export const leavesOf = (part: EmailPart): readonly EmailPart[] =>
  part.type.startsWith('multipart/') ? part.parts.flatMap(leavesOf) : [part];
