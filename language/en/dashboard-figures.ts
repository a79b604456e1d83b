import type { Message } from '../message.ts';

/** Messages of the metrics of the last days. */
export const figureMessages = {
  lastDays: 'The last 30 days',
  visits: 'Visits',
  visitsHint: 'Pages opened by people, counted without cookies or IP addresses.',
  enquiriesReceived: 'Enquiries received',
  figureEnquiries: 'Enquiries',
  byProduct: 'By product',
  byCountry: 'By country',
  figuresNone: 'Nothing has been counted yet.',
  noCountry: 'Not chosen',
  asTable: 'Show as a table',
  figureDay: 'Day',
  figureName: 'Name',
  plotOf: '{name}: {count} in 30 days, at most {most} on one day',
} as const satisfies Record<string, Message>;
