import { escape } from './escape.ts';

/** Names that React gives to attributes, where it does not simply write them as HTML and SVG do. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  crossOrigin: 'crossorigin',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  clipRule: 'clip-rule',
  fillRule: 'fill-rule',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
  strokeOpacity: 'stroke-opacity',
  stopColor: 'stop-color',
  stopOpacity: 'stop-opacity',
  fontSize: 'font-size',
  textAnchor: 'text-anchor',
  shapeRendering: 'shape-rendering',
};
/** What is there or not. */
const flags =
  /^(?:allowFullScreen|async|autoPlay|autoFocus|checked|controls|default|defer|disabled|download|formNoValidate|hidden|inert|loop|multiple|muted|noModule|noValidate|open|playsInline|readOnly|required|reversed|selected)$/;
/** What says "true" or "false". */
const judgements = /^(?:data-|aria-|contentEditable$|draggable$|focusable$|spellCheck$|value$)/;
const addresses = /^(?:href|src|action|formAction)$/;
/** As browsers read it: they overlook spaces before a scheme, and line ends in it. */
const script =
  /^[\u0000-\u0020]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
/** Letters of Arabic names: spelled in percent they are three times as long, and browsers do that by themselves. */
const percentLetters = /(?:%D[89AB]%[89AB][0-9A-F])+/g;
const allowed = /^[a-z][\w:.-]*$/i;

/** An address as it may stand in an attribute; `undefined` for one that would run a script. */
function addressText(value: string): string | undefined {
  // Most are paths, and no scheme begins so.
  if (!value.startsWith('/')) return script.test(value) ? undefined : escape(value);
  // Whole addresses are for machines, which compare them sign by sign.
  return escape(value.includes('%D') ? value.replaceAll(percentLetters, decodeURIComponent) : value);
}

/** Writes an attribute by its value, with the space before it. */
type WriteAttribute = (value: unknown) => string;

/** By names: what each means is found out once. */
const known = new Map<string, WriteAttribute>();

function createWriter(name: string): WriteAttribute {
  // Rules would hide in it, and handlers cannot cross to the browser.
  if (!allowed.test(name) || name === 'style' || /^on/i.test(name)) throw new Error(`No page has an attribute ${name}`);
  const start = ` ${names[name] ?? name}="`;
  const isFlag = flags.test(name);
  const isJudgement = judgements.test(name);
  const toText = addresses.test(name) ? addressText : escape;
  return (value) => {
    if (typeof value === 'string') {
      const text = toText(value);
      return text === undefined ? '' : `${start}${text}"`;
    }
    if (value === undefined || value === null) return '';
    if (typeof value === 'number') return `${start}${value}"`;
    if (typeof value !== 'boolean') throw new Error(`The attribute ${name} cannot hold a ${typeof value}`);
    if (isJudgement) return `${start}${value}"`;
    return value && isFlag ? `${start}"` : '';
  };
}

/**
 * What writes an attribute with the space before it, by its name in React; nothing where there is none: `null`,
 * `undefined` and `false`, and addresses that would run a script. It throws for values that cannot be written.
 * @throws Error for names that no page uses
 */
export function attributeNamed(name: string): WriteAttribute {
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = createWriter(name);
  known.set(name, made);
  return made;
}

/** One attribute, as `attributeNamed` writes it. @throws Error for what cannot be written */
export const attribute = (name: string, value: unknown): string =>
  value === undefined || value === null ? '' : attributeNamed(name)(value);
