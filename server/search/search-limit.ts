import { VisitorRateLimit } from '../rate-limits/visitor-rate-limit.ts';

/** The limit of searches per network, for the call and the page of results together. */
export const createSearchLimit = (): VisitorRateLimit => new VisitorRateLimit({ burst: 40, perSecond: 4 });
