const keyOf = (base: string): string => `list:${base}`;

/** The last view of a list in this browser, as query parameters; empty for cards. */
export const rememberedList = (base: string): string => localStorage.getItem(keyOf(base)) ?? '';

/** Stores the view of a list; empty for cards. */
export function rememberList(base: string, address: string): void {
  if (address === '') localStorage.removeItem(keyOf(base));
  else localStorage.setItem(keyOf(base), address);
}
