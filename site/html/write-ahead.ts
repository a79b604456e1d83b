import { resolve } from 'node:path';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import { attribute, attributeNamed } from './attribute.ts';
import { escape } from './escape.ts';
import { empty, shapes } from './tags.ts';

type Markup = ESTree.JSXElement | ESTree.JSXFragment;

/** A piece of HTML: as it stands, or what makes it; or what makes something that is yet to be drawn. */
type Piece =
  | { readonly is: 'html'; readonly html: string }
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'node'; readonly code: string };

const html = (text: string): Piece => ({ is: 'html', html: text });

/** Which of their options is chosen, and what stands in them, is known only while they are drawn. */
const drawnLater: ReadonlySet<string> = new Set(['select', 'option', 'textarea']);
const givenLater: ReadonlySet<string> = new Set([
  'defaultValue',
  'defaultChecked',
  'dangerouslySetInnerHTML',
  'children',
  'ref',
]);

const isMarkup = ({ type }: { readonly type: string }): boolean => type === 'JSXElement' || type === 'JSXFragment';

/** A text between tags as JSX reads it: lines are trimmed, and joined by a space. */
function textOf({ value }: ESTree.JSXText): string {
  const lines = value.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const begun = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? begun : begun.replace(/(?<![ \t])[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}

/** The value of an attribute that is always the same; `undefined` where it must be worked out. */
function constantOf(value: ESTree.JSXAttributeValue | null): string | number | boolean | undefined {
  if (value === null) return true;
  const literal = value.type === 'JSXExpressionContainer' ? value.expression : value;
  if (literal.type !== 'Literal') return undefined;
  const { value: constant } = literal;
  return typeof constant === 'string' || typeof constant === 'number' || typeof constant === 'boolean'
    ? constant
    : undefined;
}

/** An attribute as short as HTML allows, where no slash follows, which would be read as a part of it. */
const withoutQuotes = (written: string): string => written.replace(/=""$/, '').replace(/="([\w:.#-]+)"$/, '=$1');

/** Signs that are spelled (`&amp;`) are left to whoever reads JSX. */
const isSpelled = (value: ESTree.JSXAttributeValue | null): boolean =>
  value?.type === 'Literal' && /[&\n]/.test(value.raw ?? '');

/** The name of an element that can be written ahead; `undefined` for components, and where more must be known. */
function tagOf({ openingElement: { name, attributes }, children }: ESTree.JSXElement): string | undefined {
  if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name) || drawnLater.has(name.name)) return undefined;
  const isPlain = attributes.every(
    (each) =>
      each.type === 'JSXAttribute' &&
      each.name.type === 'JSXIdentifier' &&
      !givenLater.has(each.name.name) &&
      (each.value === null || !isMarkup(each.value)) &&
      !isSpelled(each.value),
  );
  const holdsNothing = empty.has(name.name) || shapes.has(name.name);
  return isPlain && !(holdsNothing && children.length > 0) ? name.name : undefined;
}

/** Writes the markup of one source. */
class Ahead {
  readonly #source: string;
  /** All markup, whatever it stands in before what stands in it. */
  readonly #markup: readonly Markup[];
  /** Markup that stands directly in other markup, where code needs brackets. */
  readonly #inMarkup = new Set<unknown>();
  /** What is the same each time is made once. */
  readonly #constants: string[] = [];
  /** By names of attributes: what writes those whose values follow from data, chosen once as well. */
  readonly #attributes = new Map<string, string>();

  constructor(source: string, program: ESTree.Program) {
    this.#source = source;
    const markup: Markup[] = [];
    const see = (node: Markup) => {
      markup.push(node);
      for (const child of node.children) if (isMarkup(child)) this.#inMarkup.add(child);
    };
    new Visitor({
      JSXElement: see,
      JSXFragment: see,
      JSXAttribute: ({ value }) => void this.#inMarkup.add(value),
    }).visit(program);
    this.#markup = markup.toSorted((one, other) => one.start - other.start);
  }

  /** The whole source, with as many lines. */
  write(): string {
    const body = this.#codeOf(0, this.#source.length);
    const from = (file: string) => JSON.stringify(resolve(import.meta.dirname, file));
    return [
      `import { Written as $Written } from ${from('written.ts')};`,
      `import { attributeNamed as $attributeNamed } from ${from('attribute.ts')};`,
      ...[...this.#attributes].map(([name, written]) => `const ${written} = $attributeNamed(${JSON.stringify(name)});`),
      ...this.#constants.map((constant, index) => `const $constant${index} = ${constant};`),
      body,
    ].join(' ');
  }

  /** A part of the source in which markup is written, but for markup that begins and ends with that part. */
  #codeOf(from: number, to: number): string {
    let code = '';
    let at = from;
    for (const node of this.#markup) {
      if (node.start < at || node.end > to || (node.start === from && node.end === to)) continue;
      code += this.#source.slice(at, node.start) + this.#replace(node);
      at = node.end;
    }
    return code + this.#source.slice(at, to);
  }

  #replace(node: Markup): string {
    const code = this.#markupCode(node);
    if (code === undefined) return this.#codeOf(node.start, node.end);
    const lines = this.#source.slice(node.start, node.end).split('\n').length - code.split('\n').length;
    const whole = code + '\n'.repeat(Math.max(lines, 0));
    return this.#inMarkup.has(node) ? `{${whole}}` : `(${whole})`;
  }

  /** What makes a piece of markup; `undefined` for elements that are made as JSX says. */
  #markupCode(node: Markup): string | undefined {
    const pieces = node.type === 'JSXFragment' ? this.#childrenOf(node) : this.#elementOf(node);
    if (pieces === undefined) return undefined;
    const parts: string[] = [];
    let markup: string[] = [];
    let text = '';
    const endText = () => {
      if (text !== '') markup.push(JSON.stringify(text));
      text = '';
    };
    const endMarkup = () => {
      endText();
      parts.push(markup.length === 0 ? '""' : markup.join(' + '));
      markup = [];
    };
    for (const piece of pieces) {
      if (piece.is === 'html') text += piece.html;
      else if (piece.is === 'code') {
        endText();
        markup.push(piece.code);
      } else {
        endMarkup();
        parts.push(piece.code);
      }
    }
    endMarkup();
    const made = `new $Written([${parts.join(', ')}])`;
    return pieces.every(({ is }) => is === 'html') ? this.#constant(made) : made;
  }

  #constant(made: string): string {
    const known = this.#constants.indexOf(made);
    return `$constant${known === -1 ? this.#constants.push(made) - 1 : known}`;
  }

  /** What writes an attribute of that name. @throws Error for names that no page uses, so such a site is not built */
  #writerOf(name: string): string {
    attributeNamed(name);
    const written = this.#attributes.get(name) ?? `$attribute${this.#attributes.size}`;
    this.#attributes.set(name, written);
    return written;
  }

  #elementOf(node: ESTree.JSXElement): readonly Piece[] | undefined {
    const tag = tagOf(node);
    if (tag === undefined) return undefined;
    const attributes = node.openingElement.attributes.flatMap((each) =>
      each.type === 'JSXAttribute' ? this.#attributeOf(each) : [],
    );
    const children = this.#childrenOf(node);
    if (empty.has(tag) || shapes.has(tag)) return [html(`<${tag}`), ...attributes, html('/>')];
    const bare = attributes.map((piece) => (piece.is === 'html' ? html(withoutQuotes(piece.html)) : piece));
    return [html(`<${tag}`), ...bare, html('>'), ...children, html(`</${tag}>`)];
  }

  #attributeOf({ name, value }: ESTree.JSXAttribute): readonly Piece[] {
    if (name.type !== 'JSXIdentifier' || name.name === 'key') return [];
    const constant = constantOf(value);
    if (constant !== undefined) return [html(attribute(name.name, constant))];
    if (value?.type !== 'JSXExpressionContainer') return [];
    const { start, end } = value.expression;
    return [{ is: 'code', code: `${this.#writerOf(name.name)}(${this.#expression(start, end)})` }];
  }

  #childrenOf({ children }: Markup): readonly Piece[] {
    return children.flatMap((child): readonly Piece[] => {
      if (child.type === 'JSXText') {
        if (child.value.includes('&')) return [{ is: 'node', code: `<>${child.value}</>` }];
        return [html(escape(textOf(child)))];
      }
      if (child.type === 'JSXElement') {
        return this.#elementOf(child) ?? [{ is: 'node', code: this.#codeOf(child.start, child.end) }];
      }
      if (child.type === 'JSXFragment') return this.#childrenOf(child);
      const { expression } = child;
      if (expression.type === 'JSXEmptyExpression') return [];
      if (expression.type === 'Literal' && typeof expression.value === 'string')
        return [html(escape(expression.value))];
      return [{ is: 'node', code: this.#expression(expression.start, expression.end) }];
    });
  }

  /** An expression, which may itself be markup. */
  #expression(start: number, end: number): string {
    const whole = this.#markup.find((node) => node.start === start && node.end === end);
    return whole === undefined ? this.#codeOf(start, end) : this.#replace(whole);
  }
}

/** A source of which all markup that is always the same is written as text; what it draws is the same. */
export function writeAhead(file: string, source: string): string {
  const { program, errors } = parseSync(file, source);
  // Whoever compiles it says what is wrong with it.
  return errors.length > 0 ? source : new Ahead(source, program).write();
}

/** Elements of pages are written as HTML when the site is built, as far as they are always the same. */
export const markupAhead: Plugin = {
  name: 'markup-ahead',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // Lines stay what they were.
  transform: (source, id) => (id.endsWith('.tsx') ? { code: writeAhead(id, source), map: null } : undefined),
};
