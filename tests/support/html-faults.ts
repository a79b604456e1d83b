import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

/** Attributes with an address that a browser loads, opens or submits a form to. */
const addressAttributes = new Set(['action', 'data', 'formaction', 'href', 'ping', 'poster', 'src']);

/** All elements below a node, each with the path of its ancestors' names. */
function* elementsBelow(
  node: Tree.ParentNode,
  around = '',
): Generator<{ readonly path: string; readonly element: Tree.Element }> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    const path = `${around}/${child.tagName.toLowerCase()}`;
    yield { path, element: child };
    yield* elementsBelow('content' in child ? child.content : child, path);
  }
}

/** The paths of the elements as the source text nests them, by start and end tags. */
function writtenPaths(html: string): readonly string[] {
  const around: string[] = [];
  const paths: string[] = [];
  const withoutRawText = html.replaceAll(/(<(script|style)\b[^>]*>).*?(?=<\/\2>)/gs, '$1');
  for (const [tag, slash, name = ''] of withoutRawText.matchAll(/<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|[^">])*>/gi)) {
    if (slash === '/') around.pop();
    else {
      around.push(name.toLowerCase());
      paths.push(`/${around.join('/')}`);
      if (tag.endsWith('/>')) around.pop();
    }
  }
  return paths;
}

const isScript = (address: string): boolean => URL.parse(address, 'https://site.example')?.protocol === 'javascript:';

/** Most bytes of an island's data. Its content is in the page anyway. */
const mostIslandData = 2048;

/**
 * Finds what no public page may contain: handlers and styles in attributes, which its content security policy refuses;
 * addresses that run a script; elements that browsers move to another place; islands with too much data.
 * @returns a line for each fault
 */
export function htmlFaults(html: string): readonly string[] {
  const elements = [...elementsBelow(parse(html, { scriptingEnabled: false }))];
  const inAttributes = elements.flatMap(({ path, element }) =>
    element.attrs.flatMap(({ name, value }) => {
      const isRefused = name.startsWith('on') || name === 'style' || (addressAttributes.has(name) && isScript(value));
      const isTooMuch =
        element.tagName === 'react-island' && name === 'data' && Buffer.byteLength(value) > mostIslandData;
      return isRefused || isTooMuch ? [`${path} has ${name}="${value}"`] : [];
    }),
  );
  const written = writtenPaths(html);
  const moved = elements.findIndex(({ path }, index) => path !== written[index]);
  const inPlaces = moved < 0 ? [] : [`${written[moved]} is read as ${elements[moved]?.path}`];
  return [...inAttributes, ...inPlaces];
}
