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
 * Makes an address decodable if its path has a stray `%` or broken UTF-8, by taking its percent signs literally. The
 * site's own page for unknown addresses can then answer it. The character NUL, which PostgreSQL refuses in texts, is
 * always taken literally. Other addresses do not change.
 */
export function repairAddress(address: string): string {
  if (!address.includes('%')) return address;
  const [path = '', ...query] = address.replaceAll('%00', '%2500').split('?');
  if (isDecodable(path)) return [path, ...query].join('?');
  const repaired = path.replace(strayPercent, '%25');
  return [isDecodable(repaired) ? repaired : path.replaceAll('%', '%25'), ...query].join('?');
}
