const list = /\[((?:[A-Z]+-)+\d+(?:(?:\.\.|,? )(?:(?:[A-Z]+-)*\d+))*)\]/g;
const idOrRange = /^(?<area>(?:[A-Z]+-)+)(?<first>\d+)(?:\.\.(?<last>\d+))?$/;

/**
 * Returns the acceptance ids in the square brackets of a test's name. `[API-PUB-04, API-ADM-005..007]`, also without
 * the comma, gives API-PUB-04, API-ADM-005, API-ADM-006 and API-ADM-007.
 */
export function parseAcceptanceIds(testName: string): readonly string[] {
  return [...testName.matchAll(list)].flatMap(([, ids = '']) => ids.split(/,? /).flatMap(expand));
}

function expand(text: string): readonly string[] {
  const { area = '', first = '', last = first } = idOrRange.exec(text)?.groups ?? {};
  const length = Number(last) - Number(first) + 1;
  return Array.from({ length }, (_, step) => area + String(Number(first) + step).padStart(first.length, '0'));
}
