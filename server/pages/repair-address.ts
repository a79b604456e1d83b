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
 * even such an address leads to the site's own page for unknown addresses. All others stay as they are.
 */
export function repairAddress(address: string): string {
  if (!address.includes('%')) return address;
  const [path = '', ...query] = address.split('?');
  if (isDecodable(path)) return address;
  const repaired = path.replace(strayPercent, '%25');
  return [isDecodable(repaired) ? repaired : path.replaceAll('%', '%25'), ...query].join('?');
}
