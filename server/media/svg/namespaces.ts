const [svg, xlink, xml] = [
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/XML/1998/namespace',
];

/** The namespaces by prefix at a position of a document; the empty prefix is the default namespace. */
export type Scope = ReadonlyMap<string, string>;

/** The scope for SVGs without declarations. */
export const outermost: Scope = new Map([
  ['', svg],
  ['xlink', xlink],
  ['xml', xml],
]);

/** The scope inside an element. */
export function scopeIn(outside: Scope, attributes: ReadonlyMap<string, string>): Scope {
  const declared = [...attributes].flatMap(([name, value]): [string, string][] => {
    if (name === 'xmlns') return [['', value]];
    return name.startsWith('xmlns:') ? [[name.slice(6), value]] : [];
  });
  return declared.length === 0 ? outside : new Map([...outside, ...declared]);
}

function split(name: string): readonly [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return colon === -1 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}

/** The local name of an SVG element; `undefined` for other elements. */
export function svgName(name: string, scope: Scope): string | undefined {
  const [prefix, local] = split(name);
  return scope.get(prefix) === svg ? local : undefined;
}

/** The SVG name of an attribute; `undefined` for other namespaces. */
export function attributeName(name: string, scope: Scope): string | undefined {
  const [prefix, local] = split(name);
  if (prefix === '') return local;
  const namespace = scope.get(prefix);
  if (namespace === xlink) return `xlink:${local}`;
  return namespace === xml ? `xml:${local}` : undefined;
}
