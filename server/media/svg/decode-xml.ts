import { brokenFile } from '../upload-error.ts';

/**
 * Detects the encoding from the first bytes (XML 1.0, annex F): the byte order mark, the encoding of `<`, or the
 * declaration.
 */
function encodingOf(content: Buffer): string {
  const [first, second] = content;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    content.toString('latin1', 0, 200),
  );
  // A readable declaration of UTF-16 is wrong, because the file has one byte per character; it is read as UTF-8.
  return declared?.[1] === undefined || /utf-?16/i.test(declared[1]) ? 'utf-8' : declared[1];
}

/**
 * Decodes an XML file and removes the byte order mark. @throws UploadError if the content is invalid in its encoding
 */
export function decodeXml(content: Buffer): string {
  try {
    return new TextDecoder(encodingOf(content), { fatal: true }).decode(content);
  } catch {
    throw brokenFile();
  }
}

/** Decodes the beginning of an XML file as far as possible. */
export function decodeXmlHead(head: Buffer): string {
  try {
    return new TextDecoder(encodingOf(head)).decode(head);
  } catch {
    return head.toString('latin1');
  }
}
