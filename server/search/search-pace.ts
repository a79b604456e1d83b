import { VisitorPace } from '../pace/visitor-pace.ts';

/** How fast an address may search, by the call and by the page of results together. */
export const createSearchPace = (): VisitorPace => new VisitorPace({ burst: 40, perSecond: 4 });
