import { collections, visitorCollections } from './collections/index.ts';
import { enquiries, newsletter } from './enquiries/index.ts';
import { assertCollections } from './model/assert-collections.ts';
import { assertEnquiries } from './model/assert-enquiries.ts';
import { settings } from './settings.ts';

/** Ends a build when a declaration is wrong: neither the server nor browsers ask for what was right when they were built. */
export function assertDeclared(): void {
  assertCollections(collections, visitorCollections);
  assertCollections(settings);
  assertEnquiries([...enquiries, newsletter]);
}
