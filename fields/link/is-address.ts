/** True for a complete address, as opposed to a part of a page's name: `/about`, `https://…`, `#`. */
export const isAddress = (text: string): boolean => /^(?:\/|[a-z][a-z0-9+.-]*:)|^[^\p{L}]+$/iu.test(text.trim());
