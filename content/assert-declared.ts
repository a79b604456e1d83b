import { collections, visitorCollections } from './collections/index.ts';
import { enquiries, newsletter } from './enquiries/index.ts';
import { assertCollections } from './model/assert-collections.ts';
import { assertEnquiries } from './model/assert-enquiries.ts';
import { settings } from './settings.ts';

/** Stops the start when a declaration is wrong. The server asks once; browsers are not sent what asks. */
export function assertDeclared(): void {
  assertCollections(collections, visitorCollections);
  assertCollections(settings);
  assertEnquiries([...enquiries, newsletter]);
}
