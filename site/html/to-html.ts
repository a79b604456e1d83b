import { Fragment, isValidElement, type ReactNode } from 'react';
import { attribute } from './attribute.ts';
import { escape } from './escape.ts';
import { empty, shapes } from './tags.ts';
import { Written } from './written.ts';

type Props = Readonly<Record<string, unknown>>;

const isProps = (props: unknown): props is Props => typeof props === 'object' && props !== null;
const isComponent = (type: unknown): type is (props: unknown) => ReactNode => typeof type === 'function';

/** The one way past the escaping: markup of our own, which whoever gives it vouches for. */
const markupIn = (given: unknown): unknown => (isProps(given) ? given['__html'] : undefined);

const isSurrounding = (value: unknown): value is (draw: () => void) => void => typeof value === 'function';

/** Draws its children while `by` runs, so that components can find something else around them there. */
export function Within({ by }: { readonly by: (draw: () => void) => void; readonly children?: ReactNode }): ReactNode {
  throw new Error(`What ${by.name} puts around components is known only while a page is drawn`);
}

/** What a form control shows at first, by its name in React, stands in HTML under another. */
const shownAtFirst: Readonly<Record<string, string>> = { defaultValue: 'value', defaultChecked: 'checked' };

/** Writes one tree of elements. */
class Writer {
  html = '';
  /** What is chosen in the list that is being written. */
  #chosen: unknown;

  write(node: unknown): void {
    if (typeof node === 'string') this.html += escape(node);
    else if (node instanceof Written) this.#writeParts(node.parts);
    else if (typeof node === 'number') this.html += node;
    else if (Array.isArray(node)) for (const each of node) this.write(each);
    else if (isValidElement(node)) this.#writeElement(node.type, node.props);
    else if (node !== null && node !== undefined && typeof node !== 'boolean') {
      throw new Error(`A ${typeof node} cannot be drawn`);
    }
  }

  #writeParts(parts: readonly unknown[]): void {
    let isHtml = true;
    for (const part of parts) {
      if (isHtml && typeof part === 'string') this.html += part;
      else this.write(part);
      isHtml = !isHtml;
    }
  }

  #writeElement(type: unknown, props: unknown): void {
    if (!isProps(props)) throw new Error('An element has no properties');
    if (typeof type === 'string') this.#writeTag(type, props);
    else if (type === Fragment) this.write(props['children']);
    else if (type === Within && isSurrounding(props['by'])) props['by'](() => this.write(props['children']));
    else if (isComponent(type)) this.write(type(props));
    else throw new Error(`A ${typeof type} is no component that can be drawn`);
  }

  #writeTag(tag: string, props: Props): void {
    if (tag === 'select') this.#chosen = props['defaultValue'];
    this.html += `<${tag}`;
    for (const name in props) {
      if (name === 'children' || name === 'dangerouslySetInnerHTML') continue;
      const inHtml = shownAtFirst[name];
      if (inHtml === undefined) this.html += attribute(name, props[name]);
      else if (tag === 'input') this.html += attribute(inHtml, props[name]);
    }
    if (tag === 'option' && this.#chosen !== undefined && props['value'] === this.#chosen) {
      this.html += attribute('selected', true);
    }
    const isWhole = props['children'] === undefined && props['dangerouslySetInnerHTML'] === undefined;
    if (empty.has(tag) || (shapes.has(tag) && isWhole)) {
      this.html += '/>';
      return;
    }
    this.html += '>';
    const markup = markupIn(props['dangerouslySetInnerHTML']);
    if (typeof markup === 'string') this.html += markup;
    else this.write(tag === 'textarea' ? props['defaultValue'] : props['children']);
    this.html += `</${tag}>`;
    if (tag === 'select') this.#chosen = undefined;
  }
}

/**
 * The HTML of a page's elements, which means what React writes for them, several times as fast: pages are drawn in one pass, without what
 * React needs to wait for data, to go on in the browser or to draw again. Components are functions without hooks.
 * @throws Error for whatever cannot be drawn so
 */
export function toHtml(node: ReactNode): string {
  const writer = new Writer();
  writer.write(node);
  return writer.html;
}
