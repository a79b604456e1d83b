/** A query without some of its names. */
export const withoutNames = (query: URLSearchParams, names: readonly string[]): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !names.includes(name)));
