import { receiving } from '../../calls/receiving.ts';
import type { Serve } from '../http/serve.ts';
import type { FormGuard } from './form-guard.ts';

/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * The image in every form. Cached pages are the same for everyone and contain no token, so each visitor's request for
 * the image sets the form token as a cookie, with or without scripts.
 */
export function serveFormToken(serve: Serve, forms: FormGuard): void {
  serve(receiving.formToken, ({ request, reply }) => {
    forms.welcome(request, reply);
    reply.header('cache-control', 'no-store').type('image/gif');
    return pixel;
  });
}
