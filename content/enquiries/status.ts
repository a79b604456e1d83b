/** How far the company is with a message, in the order of the work; a meeting that was called off is a mark of its own. */
export const enquiryStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** While a message has one of these, something is still to be done about it. */
export const openStatuses: readonly EnquiryStatus[] = ['new', 'contacted', 'quoted'];

export const isEnquiryStatus = (value: unknown): value is EnquiryStatus =>
  enquiryStatuses.some((status) => status === value);
