const keyOf = (base: string): string => `list:${base}`;

/** How a list was seen last in this browser, as its address says it; empty for cards. */
export const rememberedList = (base: string): string => localStorage.getItem(keyOf(base)) ?? '';

/** Keeps how a list is seen; empty for cards. */
export function rememberList(base: string, address: string): void {
  if (address === '') localStorage.removeItem(keyOf(base));
  else localStorage.setItem(keyOf(base), address);
}
