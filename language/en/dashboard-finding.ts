import type { Message } from '../message.ts';

/** Words of the palette and of fields that link. */
export const findingWords = {
  leadsTo: 'Leads to: {place}',
  leadsNowhere: 'There is no page at this address.',
  leadsOutside: 'Leads to another site.',
  pagesOfSite: 'Pages of the site',
  pagesNone: 'No page of this name. An address can be typed, too.',
  pagesUnread: 'The pages could not be read.',

  search: 'Search',
  paletteLabel: 'Search or go to',
  paletteHint: 'A screen, a record or an action',
  paletteResults: 'Results',
  paletteEmpty: 'Nothing of this name was found.',
  paletteLoading: 'Looking for records ...',
  paletteScreen: 'Screen',
  paletteSection: 'Section',
  paletteAction: 'Action',
  paletteCount: { one: '{count} result', other: '{count} results' },
  addOne: 'Add: {place}',
} as const satisfies Record<string, Message>;
