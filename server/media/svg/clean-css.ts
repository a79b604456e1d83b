import { type ChildNode, parse, type Root } from 'postcss';
import type { LeftOut, Report } from './left-out.ts';

/** Text in quotes that ends where it seems to end, for every reader. */
const quoted = /"[^"\\\n<{}]*"|'[^'\\\n<{}]*'/g;
/** A reference to something in the drawing itself, by any id that XML may have. */
const ownUrl = /url\(\s*(?:"#[^"\\\n<{}]*"|'#[^'\\\n<{}]*'|#[^\s"'()\\<{};]*)\s*\)/gi;
/** An escape of a sign that ends nothing, such as the digit with which a name may not begin. */
const plainEscape = /\\[\w.:/%+ -]/g;
/** What ends a part of CSS, or hides what it is. */
const structure = /[{}<;@"'\\]|\/\*/;
const loading = /url\s*\(|(?:image|src)\s*\(|image-set/i;
const acting = /expression|behaviou?r|binding/i;
/** What chooses among rules: the size of the picture, colours of the screen, what a browser knows. */
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

/** True for CSS that loads nothing and hides nothing: no escapes, no at-rules, references inside the drawing only. */
const isHarmless = (css: string): boolean => {
  const rest = withoutOwn(css);
  return !/[\\@<]/.test(rest) && !acts(rest);
};

/** True for the value of a declaration, or of an attribute that is one, that neither loads nor ends anything. */
export const isHarmlessValue = (css: string): boolean => {
  const rest = withoutOwn(css);
  return !structure.test(rest.replaceAll(quoted, '')) && !acts(rest);
};

const isHarmlessSelector = (css: string): boolean =>
  !structure.test(css.replaceAll(quoted, '').replaceAll(plainEscape, ''));

/** Why a value is left out. */
export const partOfValue = (css: string): LeftOut => (loading.test(withoutOwn(css)) ? 'outside' : 'styles');

function writeNode(node: ChildNode, report: Report): string {
  if (node.type === 'comment') return '';
  if (node.type === 'decl') {
    const isKept = property.test(node.prop) && !acting.test(node.prop) && isHarmlessValue(node.value);
    if (!isKept) report(partOfValue(node.value));
    return isKept ? `${node.prop}:${node.value}${node.important ? '!important' : ''};` : '';
  }
  if (node.type === 'rule') {
    const isKept = isHarmlessSelector(node.selector);
    if (!isKept) report('styles');
    return isKept ? inBraces(node.selector, node.nodes, report) : '';
  }
  const name = node.name.toLowerCase();
  if ((name === 'media' || name === 'supports') && condition.test(node.params)) {
    return inBraces(`@${name} ${node.params}`, node.nodes ?? [], report);
  }
  if (!unseen.has(name)) report(partOf[name] ?? 'styles');
  return '';
}

/** A rule that is left with nothing is left out. */
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
 * A style sheet, or the declarations of a `style`, without what loads or acts: a rule or a declaration at a time, so
 * that one of them takes nothing else with it. What is harmless as a whole stays as it is written.
 */
export function cleanCss(css: string, report: Report): string {
  if (isHarmless(css)) return css;
  const root = read(css);
  if (root === undefined) report('styles');
  return root === undefined ? '' : writeNodes(root.nodes, report);
}
