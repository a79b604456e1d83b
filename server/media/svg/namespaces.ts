const [svg, xlink, xml] = [
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/XML/1998/namespace',
];

/** What prefixes mean at a place of a document; the empty one is that of elements without a prefix. */
export type Scope = ReadonlyMap<string, string>;

/** As drawings are read that declare nothing. */
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

/** The name of an element of SVG without its prefix; nothing for any other element. */
export function svgName(name: string, scope: Scope): string | undefined {
  const [prefix, local] = split(name);
  return scope.get(prefix) === svg ? local : undefined;
}

/** The name of an attribute as SVG writes it; nothing for those of other namespaces. */
export function attributeName(name: string, scope: Scope): string | undefined {
  const [prefix, local] = split(name);
  if (prefix === '') return local;
  const namespace = scope.get(prefix);
  if (namespace === xlink) return `xlink:${local}`;
  return namespace === xml ? `xml:${local}` : undefined;
}
