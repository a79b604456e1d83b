/**
 * A part of a policy: heading, paragraphs and lists. `{phone}`, `{email}`, `{address}`, `{company}` and `{months}` are
 * replaced by settings.
 */
export interface PolicyPart {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
}

export interface PrivacyPolicy {
  readonly title: string;
  readonly updated: string;
  readonly intro: string;
  readonly parts: readonly PolicyPart[];
}

export interface ReturnPolicy {
  readonly title: string;
  readonly intro: string;
  readonly shortTitle: string;
  readonly short: readonly string[];
  readonly fullTitle: string;
  readonly parts: readonly PolicyPart[];
  readonly contactTitle: string;
  readonly contact: string;
}

export interface Policies {
  readonly privacy: PrivacyPolicy;
  readonly returns: ReturnPolicy;
}
