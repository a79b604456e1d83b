const made = new Map<string, Intl.DateTimeFormat>();

/** A format of dates for a locale of `Intl`, made once: to make one takes as long as to write fifty dates with it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}
