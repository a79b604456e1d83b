import { collections, visitorCollections } from './collections/index.ts';
import { enquiries, newsletter } from './enquiries/index.ts';
import { assertCollections } from './model/assert-collections.ts';
import { assertEnquiries } from './model/assert-enquiries.ts';
import { settings } from './settings.ts';

/** Fails the build if a declaration is wrong. The server and browsers do not repeat these checks at run time. */
export function assertDeclared(): void {
  assertCollections(collections, visitorCollections);
  assertCollections(settings);
  assertEnquiries([...enquiries, newsletter]);
}
