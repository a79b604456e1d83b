import { parseOwnPath } from '../../addresses/own-path.ts';
import type { PlainForm } from '../../pages/plain-form.ts';

/** An enquiry form as a plain form without scripts. It may be on any page, and its result is identified by its kind. */
export const enquiryForm = (kind: string): PlainForm => ({
  mayStandOn: (path) => parseOwnPath(path) !== null,
  home: '/',
  retainedParams: [],
  anchor: '',
  kindOf: (typed) => typed['kind'] ?? kind,
  opening: (_request, { product, adds_to: token }) => ({
    ...(product !== undefined && { product }),
    ...(token !== undefined && { adds_to: token }),
  }),
});
