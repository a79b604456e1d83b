/** The `Set-Cookie` value that stores a choice of a visitor for a year. Scripts can read the cookie. */
export const choiceCookie = (name: 'lang' | 'country', value: string): string =>
  `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
