import { attributeOf, everyElementIn, type HtmlElement, textIn } from './tree.ts';

/** Declarations by property, in lower case. */
export type Style = ReadonlyMap<string, string>;
export type StyleOf = (element: HtmlElement) => Style;

/** The CSS properties that are read. All others are skipped to bound the effort. */
const properties: ReadonlySet<string> = new Set([
  'direction',
  'display',
  'font-style',
  'font-weight',
  'list-style-type',
  'mso-element',
  'mso-hide',
  'mso-list',
  'mso-special-character',
  'mso-tab-count',
  'text-decoration',
  'text-decoration-line',
  'vertical-align',
  'visibility',
  'white-space',
  'white-space-collapse',
]);

function declarationsIn(text: string): readonly (readonly [property: string, value: string])[] {
  return text.split(';').flatMap((declaration): readonly (readonly [string, string])[] => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    if (colon === -1 || !properties.has(property)) return [];
    return [
      [
        property,
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ],
    ];
  });
}

/** A stylesheet without comments, in linear time. */
function withoutComments(stylesheet: string): string {
  const [first = '', ...others] = stylesheet.replace(/<!--|-->/g, '').split('/*');
  const behind = others.map((comment) => {
    const end = comment.indexOf('*/');
    return end === -1 ? '' : comment.slice(end + 2);
  });
  return first + behind.join('');
}

/** The rules of a stylesheet, without those in `@media` and other at-rules. */
function rulesIn(stylesheet: string): readonly (readonly [selectors: string, declarations: string])[] {
  const rules: (readonly [string, string])[] = [];
  let depth = 0;
  let selectors = '';
  let text = '';
  for (const part of withoutComments(stylesheet).split(/([{}])/)) {
    if (part === '{' && depth === 0) selectors = text;
    if (part === '}' && depth === 1) rules.push([selectors, text]);
    if (part === '{') depth += 1;
    if (part === '}') depth = Math.max(depth - 1, 0);
    text = part;
  }
  return rules;
}

/** The declarations for elements and classes in the `<style>` elements, by `p`, `.class` or `p.class`. */
function declaredIn(root: HtmlElement): ReadonlyMap<string, Style> {
  const declared = new Map<string, Map<string, string>>();
  const styleElements = [...everyElementIn(root)].filter(({ name }) => name === 'style');
  for (const [selectors, text] of styleElements.flatMap((element) => rulesIn(textIn(element)))) {
    const declarations = declarationsIn(text);
    for (const selector of declarations.length === 0 ? [] : selectors.split(',').map((each) => each.trim())) {
      if (!/^[a-z\d]*(?:\.[\w-]+)?$/i.test(selector)) continue;
      const style = declared.get(selector) ?? new Map<string, string>();
      for (const [property, value] of declarations) style.set(property, value);
      declared.set(selector, style);
    }
  }
  return declared;
}

/**
 * Computes the styles of elements: those of the `style` attribute override those that a `<style>` of the same HTML
 * gives their element and classes. Word and Google Docs use either to hide text and to set directions. Other selectors
 * are ignored.
 */
export function createStyles(root: HtmlElement): StyleOf {
  const declared = declaredIn(root);
  const known = new WeakMap<HtmlElement, Style>();
  return (element) => {
    const found = known.get(element);
    if (found !== undefined) return found;
    const { name } = element;
    const classes = declared.size === 0 ? [] : attributeOf(element, 'class').split(/\s+/);
    const selectors = [name, ...classes.map((each) => `.${each}`), ...classes.map((each) => `${name}.${each}`)];
    const style = new Map([
      ...selectors.flatMap((selector) => [...(declared.get(selector) ?? [])]),
      ...declarationsIn(attributeOf(element, 'style')),
    ]);
    known.set(element, style);
    return style;
  };
}
