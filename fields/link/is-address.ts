/** True for a text that is meant as an address as it stands, and not as a part of a page's name: `/about`, `https://…`, `#`. */
export const isAddress = (text: string): boolean => /^(?:\/|[a-z][a-z0-9+.-]*:)|^[^\p{L}]+$/iu.test(text.trim());
