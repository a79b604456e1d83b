import { isSharedDomain } from '../emails/mailbox-of.ts';

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * Whether an address is one of the company: one of its own, or another one of the same domain, unless everybody can have
 * an address there.
 * @param own in lower case, as is the sender
 */
export function isOfCompany(own: ReadonlySet<string>, sender: string): boolean {
  if (sender === '') return false;
  const domain = domainOf(sender);
  return own.has(sender) || (!isSharedDomain(domain) && [...own].some((address) => domainOf(address) === domain));
}
