/** Creates a value on the first call and caches it. */
export function once<Made>(make: () => Made): () => Made {
  let cached: { readonly made: Made } | undefined;
  return () => (cached ??= { made: make() }).made;
}
