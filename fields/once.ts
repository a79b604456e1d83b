/** What is made when it is asked for first, and then kept. */
export function once<Made>(make: () => Made): () => Made {
  let kept: { readonly made: Made } | undefined;
  return () => (kept ??= { made: make() }).made;
}
