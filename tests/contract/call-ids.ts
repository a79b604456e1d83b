import type { RecordCalls } from '../../calls/records.ts';

export type CallKind = keyof RecordCalls;

type Numbers = Partial<Record<CallKind, number>>;
type Ids = Readonly<Partial<Record<CallKind, readonly string[]>>>;

/** The acceptance ids of one collection by call, from numbers of API-ADM and of API-PUB. */
function lines(management: Numbers, open: Numbers = {}): Ids {
  const kinds: readonly CallKind[] = ['list', 'listOf', 'get', 'create', 'update', 'remove'];
  return Object.fromEntries(
    kinds.map((kind) => {
      const [adm, pub] = [management[kind], open[kind]];
      return [
        kind,
        [
          ...(pub === undefined ? [] : [`API-PUB-${String(pub).padStart(2, '0')}`]),
          ...(adm === undefined ? [] : [`API-ADM-${String(adm).padStart(3, '0')}`]),
        ],
      ];
    }),
  );
}

/** The calls of most collections have four consecutive ids, starting with the reading call. */
const row = (first: number, read: 'list' | 'listOf'): Numbers => ({
  [read]: first,
  create: first + 1,
  update: first + 2,
  remove: first + 3,
});
const listed = (first: number, open?: number): Ids =>
  lines(row(first, 'list'), open === undefined ? {} : { list: open });
const ofParent = (first: number, open: number): Ids => lines(row(first, 'listOf'), { listOf: open });

/**
 * The acceptance ids of each call, by the slug of the collection. Calls that only one collection has are tested in
 * `server/records`.
 */
export const callIds: Readonly<Record<string, Ids>> = {
  // Beyond the specification.
  cabinets: {},
  certificates: {},
  solutions: {},
  rowtemplates: {},
  herobanner: listed(5),
  productbanner: listed(9),
  homeslider: listed(13, 4),
  bodyslider: listed(17),
  homecontentslider: listed(21),
  projectcontentslider: listed(25, 43),
  category: lines({ list: 29, get: 30, create: 31, update: 32, remove: 33 }, { list: 5 }),
  sectionone: lines({ listOf: 34, create: 35, update: 36 }, { listOf: 7 }),
  sectiontwo: lines({ listOf: 37, create: 38, update: 39 }, { listOf: 8 }),
  sectionthree: lines({ listOf: 40, create: 42 }, { listOf: 9 }),
  sectionfour: ofParent(43, 10),
  sectionfive: ofParent(47, 11),
  sectionsix: ofParent(51, 12),
  sub_category: lines({ list: 55, get: 56, create: 57, update: 58, remove: 59 }, { get: 26 }),
  subcategorysectionzero: ofParent(60, 6),
  subcategorysectionone: ofParent(64, 27),
  subcategorysectiontwo: ofParent(68, 28),
  subcategorysectionthree: ofParent(72, 29),
  subcategorysectionfour: ofParent(76, 30),
  subcategorysectionfive: ofParent(80, 31),
  subcategoryproducts: lines(row(84, 'listOf'), { listOf: 24, get: 25 }),
  products: lines({ list: 88, get: 89, create: 90, update: 91, remove: 92 }, { get: 13 }),
  productssectionone: ofParent(93, 14),
  productssectiontwo: ofParent(97, 15),
  productssectionthree: ofParent(101, 16),
  productssectionfour: ofParent(105, 17),
  productssectionfive: ofParent(109, 18),
  productssectionsix: ofParent(113, 19),
  productssectionseven: ofParent(117, 20),
  productssectionnine: ofParent(121, 21),
  productssectionten: ofParent(125, 22),
  projectcrew: listed(129, 37),
  projectcycle: listed(133, 38),
  clientslogos: listed(137, 39),
  projectpreprojects: listed(141, 40),
  projectteammembers: listed(145, 44),
  projectquestions: listed(149, 41),
  projectblogs: listed(153, 42),
  projegridctcontent: listed(157, 32),
  singleproject: lines({ list: 161, get: 162, create: 163, update: 164, remove: 165 }, { list: 33, get: 34 }),
  singleprojectquestions: ofParent(166, 36),
  singleprojectcontent: ofParent(170, 35),
  community: listed(174, 45),
  communityonepost: lines({ listOf: 178, create: 179, update: 180, remove: 181, get: 182 }, { listOf: 46, get: 47 }),
  communitysideblogs: listed(185),
};

/** The ids of one call as the end of a test's name; empty when no acceptance line names the call. */
export function idsOf(slug: string, kind: CallKind): string {
  const ids = callIds[slug]?.[kind] ?? [];
  return ids.length === 0 ? '' : ` [${ids.join(', ')}]`;
}
