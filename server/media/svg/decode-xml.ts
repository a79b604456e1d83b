import { brokenFile } from '../upload-error.ts';

/** The encoding by the first bytes (XML 1.0, annex F): by a mark, by how `<` is written, or by the declaration. */
function encodingOf(content: Buffer): string {
  const [first, second] = content;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    content.toString('latin1', 0, 200),
  );
  // What declares two bytes a sign and has one, as the declaration shows, is UTF-8.
  return declared?.[1] === undefined || /utf-?16/i.test(declared[1]) ? 'utf-8' : declared[1];
}

/** The text of an XML file, without the mark of its encoding. @throws UploadError where it is not in its encoding */
export function decodeXml(content: Buffer): string {
  try {
    return new TextDecoder(encodingOf(content), { fatal: true }).decode(content);
  } catch {
    throw brokenFile();
  }
}

/** The beginning of an XML file, as far as it can be read. */
export function decodeXmlHead(head: Buffer): string {
  try {
    return new TextDecoder(encodingOf(head)).decode(head);
  } catch {
    return head.toString('latin1');
  }
}
