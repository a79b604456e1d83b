import { isSharedDomain } from '../emails/mailbox-of.ts';

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * True for an address of the company: one of its own addresses, or another one at the same domain, unless anyone can
 * have an address there.
 * @param own lowercase, as is `sender`
 */
export function isOfCompany(own: ReadonlySet<string>, sender: string): boolean {
  if (sender === '') return false;
  const domain = domainOf(sender);
  return own.has(sender) || (!isSharedDomain(domain) && [...own].some((address) => domainOf(address) === domain));
}
