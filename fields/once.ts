/** Creates a value on the first call and caches it. */
export function once<Made>(make: () => Made): () => Made {
  let kept: { readonly made: Made } | undefined;
  return () => (kept ??= { made: make() }).made;
}
