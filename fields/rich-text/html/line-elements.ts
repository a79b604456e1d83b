const names: ReadonlySet<string> = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

/** True for elements whose text is on lines of its own. */
export const isLineElement = (name: string): boolean => names.has(name);
