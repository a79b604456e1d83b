const keyOf = (slug: string): string => `list:${slug}`;

/** The last view of a list in this browser, as query parameters; empty for cards. */
export const rememberedList = (slug: string): string => localStorage.getItem(keyOf(slug)) ?? '';

/** Stores the view of a list; empty for cards. */
export function rememberList(slug: string, address: string): void {
  if (address === '') localStorage.removeItem(keyOf(slug));
  else localStorage.setItem(keyOf(slug), address);
}
