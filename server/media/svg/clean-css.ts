import { type ChildNode, parse, type Root } from 'postcss';
import type { LeftOut, Report } from './left-out.ts';

/** A quoted string that every parser ends at the same position. */
const quoted = /"[^"\\\n<{}]*"|'[^'\\\n<{}]*'/g;
/** A reference to an element of the SVG itself, with any valid XML id. */
const ownUrl = /url\(\s*(?:"#[^"\\\n<{}]*"|'#[^'\\\n<{}]*'|#[^\s"'()\\<{};]*)\s*\)/gi;
/** An escape of a harmless character, such as a leading digit of a name. */
const plainEscape = /\\[\w.:/%+ -]/g;
/** Characters that end a part of CSS or hide its meaning. */
const structure = /[{}<;@"'\\]|\/\*/;
const loading = /url\s*\(|(?:image|src)\s*\(|image-set/i;
const acting = /expression|behaviou?r|binding/i;
/** Conditions of media and support queries. */
const condition = /^[\w\s():,.%#+-]*$/;
const property = /^[\w-]+$/;

/** At-rules without a visible effect; removing them is not reported. */
const unseen = new Set(['charset', 'namespace']);
const partOf: Readonly<Record<string, LeftOut>> = {
  import: 'outside',
  'font-face': 'fonts',
  keyframes: 'animation',
  '-webkit-keyframes': 'animation',
};

const withoutOwn = (css: string): string => css.replaceAll(ownUrl, 'none');
const acts = (css: string): boolean => loading.test(css) || acting.test(css);

/** True for CSS without external resources, escapes and at-rules, and with references to the SVG itself only. */
const isHarmless = (css: string): boolean => {
  const rest = withoutOwn(css);
  return !/[\\@<]/.test(rest) && !acts(rest);
};

/** True for the value of a declaration or presentation attribute that loads nothing and cannot end its context. */
export const isHarmlessValue = (css: string): boolean => {
  const rest = withoutOwn(css);
  return !structure.test(rest.replaceAll(quoted, '')) && !acts(rest);
};

const isHarmlessSelector = (css: string): boolean =>
  !structure.test(css.replaceAll(quoted, '').replaceAll(plainEscape, ''));

/** The reason why a value is removed. */
export const partOfValue = (css: string): LeftOut => (loading.test(withoutOwn(css)) ? 'outside' : 'styles');

function writeNode(node: ChildNode, report: Report): string {
  if (node.type === 'comment') return '';
  if (node.type === 'decl') {
    const isAllowed = property.test(node.prop) && !acting.test(node.prop) && isHarmlessValue(node.value);
    if (!isAllowed) report(partOfValue(node.value));
    return isAllowed ? `${node.prop}:${node.value}${node.important ? '!important' : ''};` : '';
  }
  if (node.type === 'rule') {
    const isAllowed = isHarmlessSelector(node.selector);
    if (!isAllowed) report('styles');
    return isAllowed ? inBraces(node.selector, node.nodes, report) : '';
  }
  const name = node.name.toLowerCase();
  if ((name === 'media' || name === 'supports') && condition.test(node.params)) {
    return inBraces(`@${name} ${node.params}`, node.nodes ?? [], report);
  }
  if (!unseen.has(name)) report(partOf[name] ?? 'styles');
  return '';
}

/** Rules that become empty are removed. */
function inBraces(start: string, nodes: readonly ChildNode[], report: Report): string {
  const content = writeNodes(nodes, report);
  return content === '' ? '' : `${start}{${content}}`;
}

const writeNodes = (nodes: readonly ChildNode[], report: Report): string =>
  nodes.map((node) => writeNode(node, report)).join('');

function read(css: string): Root | undefined {
  try {
    return parse(css);
  } catch {
    return undefined;
  }
}

/**
 * Returns a stylesheet or the declarations of a `style` attribute without parts that load resources or run code. Rules
 * and declarations are removed one by one, so that the others stay. CSS that is harmless as a whole is returned
 * unchanged.
 */
export function cleanCss(css: string, report: Report): string {
  if (isHarmless(css)) return css;
  const root = read(css);
  if (root === undefined) report('styles');
  return root === undefined ? '' : writeNodes(root.nodes, report);
}
