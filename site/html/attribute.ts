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

interface Rule {
  /** All before the value. */
  readonly start: string;
  readonly kind: 'text' | 'flag' | 'judgement' | 'address';
}

const rules = new Map<string, Rule>();

function ruleOf(name: string): Rule {
  const known = rules.get(name);
  if (known !== undefined) return known;
  // Rules would hide in it, and handlers cannot cross to the browser.
  if (!allowed.test(name) || name === 'style' || /^on/i.test(name)) throw new Error(`No page has an attribute ${name}`);
  const kind = flags.test(name)
    ? 'flag'
    : judgements.test(name)
      ? 'judgement'
      : addresses.test(name)
        ? 'address'
        : 'text';
  const rule: Rule = { start: ` ${names[name] ?? name}="`, kind };
  rules.set(name, rule);
  return rule;
}

/**
 * An attribute with the space before it, by its name in React; empty where there is none: `null`, `undefined` and
 * `false`, and addresses that would run a script.
 * @throws Error for names that no page uses, and values that cannot be written
 */
export function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const { start, kind } = ruleOf(name);
  if (typeof value === 'string') {
    if (kind !== 'address') return `${start}${escape(value)}"`;
    if (script.test(value)) return '';
    // Whole addresses are for machines, which compare them sign by sign.
    const isLettered = value.startsWith('/') && value.includes('%D');
    return `${start}${escape(isLettered ? value.replaceAll(percentLetters, decodeURIComponent) : value)}"`;
  }
  if (typeof value === 'number') return `${start}${value}"`;
  if (typeof value !== 'boolean') throw new Error(`The attribute ${name} cannot hold a ${typeof value}`);
  if (kind === 'judgement') return `${start}${value}"`;
  return value && kind === 'flag' ? `${start}"` : '';
}
