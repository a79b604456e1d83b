import { domainToASCII } from 'node:url';

/** How a provider reads what stands before the `@`, beyond the `+tag` that nearly all of them leave out. */
interface Provider {
  readonly domains: RegExp;
  /** The one name of a provider under which a mailbox answers to several. */
  readonly name?: string;
  /** A local part without what does not count in it. */
  readonly shorten?: (local: string) => string;
}

/** A text up to a sign that is not its first. */
function upTo(sign: string, text: string): string {
  const at = text.indexOf(sign, 1);
  return at === -1 ? text : text.slice(0, at);
}

const providers: readonly Provider[] = [
  // "Dots don't matter in Gmail addresses", and googlemail.com is the same service.
  { domains: /^(gmail|googlemail)\.com$/, name: 'gmail.com', shorten: (local) => local.replaceAll('.', '') },
  // A disposable address is a base name, a hyphen and a keyword; an account's own name has no hyphen.
  { domains: /^(yahoo(\.[a-z]+){1,2}|ymail\.com|rocketmail\.com)$/, shorten: (local) => upTo('-', local) },
  // One user name in all of its domains; dots, hyphens and underscores do not tell names apart.
  {
    domains: /^(proton\.me|protonmail\.com|protonmail\.ch|pm\.me)$/,
    name: 'proton.me',
    shorten: (local) => local.replace(/[._-]/g, ''),
  },
  // An account of one of the older domains answers to the newer ones.
  { domains: /^(icloud|me|mac)\.com$/, name: 'icloud.com' },
  { domains: /^(outlook|hotmail|live|msn|aol|gmx|mail|zoho|yandex)(\.[a-z]+){1,2}$/ },
];

/** Whether everybody can have an address of a domain, in lower case: of such a domain no address is a company's. */
export const isSharedDomain = (domain: string): boolean => providers.some(({ domains }) => domains.test(domain));

/** `anything@name.fastmail.com` is another way to write `name@fastmail.com`. */
const ownSubdomain = /^[^@]*@([^@.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The mailbox that an address leads to: one name for every address that the rules of its provider send to the same
 * person. For counting only; emails go to the address as it was written. A `+tag` is left out everywhere: Gmail,
 * Outlook, iCloud, Fastmail and Proton document it, and Google and Microsoft do the same for companies' own domains.
 */
export function mailboxOf(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase().replace(ownSubdomain, '$1@$2');
  const at = folded.lastIndexOf('@');
  const [local, domain] = [folded.slice(0, at), folded.slice(at + 1).replace(/\.$/, '')];
  const provider = providers.find(({ domains }) => domains.test(domain));
  const untagged = upTo('+', local);
  const name = provider?.shorten?.(untagged) ?? untagged;
  return `${name}@${provider?.name ?? (domainToASCII(domain) || domain)}`;
}
