import { VisitorRateLimit } from '../rate-limits/visitor-rate-limit.ts';

/** How fast an address may search, by the call and by the page of results together. */
export const createSearchLimit = (): VisitorRateLimit => new VisitorRateLimit({ burst: 40, perSecond: 4 });
