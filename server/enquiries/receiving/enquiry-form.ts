import { parseOwnPath } from '../../addresses/own-path.ts';
import type { PlainForm } from '../../pages/plain-form.ts';

/** A form to the company: on any page, which tells by its kind what came of it. A form may name its kind. */
export const enquiryForm = (kind: string): PlainForm => ({
  mayStandOn: (path) => parseOwnPath(path) !== null,
  home: '/',
  keeps: [],
  anchor: '',
  kindOf: (typed) => typed['kind'] ?? kind,
  opening: (_request, { product }) => (product === undefined ? {} : { product }),
});
