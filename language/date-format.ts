const made = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached date format for an `Intl` locale: creating one takes as long as formatting fifty dates. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}
