/** The line that sets a cookie which remembers a choice of a visitor for a year; scripts may read it. */
export const choiceCookie = (name: 'lang' | 'country', value: string): string =>
  `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
