/** Common domains. A domain that differs from one of them by one typing error is probably meant to be it. */
const common = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.sa',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'aol.com',
  'protonmail.com',
  'emirates.net.ae',
];

/** True if one character was left out, added or changed, or two adjacent ones were swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [restTyped, restMeant] = [typed.slice(start), meant.slice(start)];
  const isSwapped =
    restTyped[0] === restMeant[1] && restTyped[1] === restMeant[0] && restTyped.slice(2) === restMeant.slice(2);
  return (
    isSwapped ||
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant.slice(1)
  );
}

/**
 * The address that was probably meant, or `null` if there is no likely typing error: `sara@gmial.com` →
 * `sara@gmail.com`. This is only a suggestion, because rare domains are valid too.
 */
export function suggestEmail(address: string): string | null {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || common.includes(domain)) return null;
  const meant = common.find((name) => isOneSlipAway(domain, name));
  return meant === undefined ? null : `${address.slice(0, at)}@${meant}`;
}
