import { leadingLanguage } from '../../content/language-prefix.ts';
import type { Language } from '../../language/languages.ts';

/** The page that an address names, and the language in its path. */
export interface PageAddress {
  /** Decoded, without the language: `/product/68/the-vision`. */
  readonly path: string;
  readonly pinned: Language | null;
  /** The canonical spelling of this address; other spellings redirect to it. */
  readonly canonical: string;
  /** The same address as the links of the site spell it, with a comma as `%2C`. */
  readonly linked: string;
}

/** The site's own addresses begin with lower-case letters. Other addresses do not change. */
const toSmall = (part: string): string => (/^[\w-]+$/.test(part) ? part.toLowerCase() : part);

const encode = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** Parses the path of a request, without its query. */
export function readPageAddress(rawPath: string): PageAddress {
  const [first = '', ...others] = decodeURIComponent(rawPath)
    .split('/')
    .filter((part) => part !== '');
  const parts = first === '' ? [] : [toSmall(first), ...others];
  const pinned = leadingLanguage(`/${parts[0] ?? ''}`);
  if (pinned !== null && parts[1] !== undefined) parts[1] = toSmall(parts[1]);
  const inside = pinned === null ? parts : parts.slice(1);
  const linked = `/${parts.map(encodeURIComponent).join('/')}`;
  return { path: `/${inside.join('/')}`, pinned, canonical: encode(`/${parts.join('/')}`), linked };
}
