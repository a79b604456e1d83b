import { receiving } from '../../calls/receiving.ts';
import type { Serve } from '../http/serve.ts';
import type { FormGuard } from './form-guard.ts';

/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * The picture inside every form. Kept pages are the same for everybody and hold no token; the picture is asked for by
 * each visitor and brings the pass as a cookie, with scripts or without.
 */
export function serveFormPass(serve: Serve, forms: FormGuard): void {
  serve(receiving.pass, ({ request, reply }) => {
    forms.welcome(request, reply);
    reply.header('cache-control', 'no-store').type('image/gif');
    return pixel;
  });
}
