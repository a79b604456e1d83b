const strayPercent = /%(?![\da-f]{2})/gi;

const isDecodable = (address: string): boolean => {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes an address readable whose path holds a stray `%` or broken UTF-8, by taking its percent signs literally. So
 * even such an address leads to the site's own page for unknown addresses. The character NUL, which PostgreSQL
 * refuses in texts, is taken literally wherever it stands. All other addresses stay as they are.
 */
export function repairAddress(address: string): string {
  if (!address.includes('%')) return address;
  const [path = '', ...query] = address.replaceAll('%00', '%2500').split('?');
  if (isDecodable(path)) return [path, ...query].join('?');
  const repaired = path.replace(strayPercent, '%25');
  return [isDecodable(repaired) ? repaired : path.replaceAll('%', '%25'), ...query].join('?');
}
