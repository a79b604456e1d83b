import type { Message } from '../message.ts';

/** Messages of the palette and of link fields. */
export const findingMessages = {
  leadsTo: 'Leads to: {place}',
  leadsNowhere: 'No page has this address.',
  leadsOutside: 'Leads to another site.',
  pagesOfSite: 'Pages of the site',
  pagesNone: 'No page with this name. You can also type an address.',
  pagesUnread: 'The pages could not be loaded.',

  search: 'Search',
  paletteLabel: 'Search or go to',
  paletteHint: 'An item, a customer, a number or an action',
  paletteResults: 'Results',
  paletteEmpty: 'Nothing found.',
  paletteLoading: 'Searching items ...',
  paletteScreen: 'Screen',
  paletteSection: 'Section',
  paletteAction: 'Action',
  paletteRecent: 'Recent',
  paletteCustomer: 'Customer',
  paletteEnquiry: 'Enquiry',
  paletteQuotation: 'Quotation',
  paletteFile: 'File',
  paletteSettings: 'Settings',
  paletteHelp: 'Help',
  callsHelp: 'Description of the API',
  paletteCount: { one: '{count} result', other: '{count} results' },
  addOne: 'Add: {place}',
} as const satisfies Record<string, Message>;
