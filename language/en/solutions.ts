import type { Message } from '../message.ts';

/** Messages of the project list, of a project's metrics, and of the solutions. */
export const solutions = {
  allProjects: 'All projects',
  allProjectsText:
    'Every display we have finished, with its figures. Filter them by sector, city, place, product or size.',
  showProjectFilters: 'Filter the projects',
  showProjects: 'Show projects',
  projectCount: { zero: 'No projects', one: '{count} project', other: '{count} projects' },
  seeAllProjects: { one: 'See the project', other: 'See all {count} projects' },
  noProjectMatch: 'No project matches all filters',
  noProjectMatchText: 'Remove a filter, or tell us about your place: yours may be the first of its kind.',
  city: 'City',
  place: 'Type of place',
  product: 'Product',
  displayArea: 'Display area',
  anySector: 'All sectors',
  anyCity: 'All cities',
  anyPlace: 'All places',
  anyProduct: 'All products',
  squareMetres: 'm²',

  proofProjects: { one: '{count} project delivered', other: '{count} projects delivered' },
  proofArea: '{area} m² of displays',
  proofSectors: { one: '{count} sector', other: '{count} sectors' },
  proofCities: { one: '{count} city', other: '{count} cities' },

  projectInFigures: 'The project in figures',
  million: 'million',
  nits: 'nits',
  kilograms: 'kg',
  kilowatts: 'kW',
  certificatesTitle: 'Certificates',
  clientWords: 'What the client says',

  solutions: 'Solutions',
  solutionsFound:
    'LED walls, interactive screens, kiosks and monitors by the kind of place, with the projects we have built.',
  solutionsTitle: 'A display for every kind of place',
  solutionsText: 'Start with your place: what suits it, why, and where we have built it.',
  solutionNeeds: 'What this space needs, and our answer',
  solutionProducts: 'Suitable displays',
  solutionProjects: { one: 'A project we have built', other: 'Projects we have built' },
  otherSolutions: 'Other places',
  seeSolution: 'See the solution',
  yourPlace: 'Don’t see your place?',
  yourPlaceText:
    'Tell us what it is and who stands in it. Within one working day you have options and a range of prices.',
  compareThese: 'Compare these {count} displays',
  filterThese: 'Browse all {count} displays',
} as const satisfies Record<string, Message>;
