/** The progress of the company with an enquiry, in the order of work. A cancelled meeting is marked separately. */
export const enquiryStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** The statuses in which an enquiry still requires action. */
export const openStatuses: readonly EnquiryStatus[] = ['new', 'contacted', 'quoted'];

export const isEnquiryStatus = (value: unknown): value is EnquiryStatus =>
  enquiryStatuses.some((status) => status === value);
