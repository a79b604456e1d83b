import { hash } from 'node:crypto';
import { previewSandbox } from '../../content/preview-sandbox.ts';
import { scriptLoader } from '../../content/script-loader.ts';
import { speculationRules } from '../../content/speculation-rules.ts';
import { plainOrigin } from '../../fields/url/field.ts';

/** What every answer says, whatever it is. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

/** Headers of pages whose address grants access: not cached, not indexed, no referrer. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** What only documents obey, or nobody asks of a file that never changes. */
export const forDocuments = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-request-id',
] as const;

/** For answers that are no documents: nothing in them may run, load or be framed. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Behind HTTPS, browsers come back over HTTPS only. */
export const strictTransport = 'max-age=31536000';

const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const ownScripts = [scriptLoader, speculationRules].map(sourceOf).join(' ');

/** Origins as a policy may name them; anything that could say more in it is left out. */
const originsIn = (addresses: readonly string[]): readonly string[] =>
  addresses.map(plainOrigin).filter((origin) => origin !== null);

/**
 * The content security policy of a public page: its own files, its one inline style, what fetches its script and says
 * what browsers may fetch ahead, and the frames and scripts of others that it names. Such a script may also fetch from and show pictures of where it comes from.
 */
export function pagePolicy(page: {
  readonly inlineStyle: string;
  readonly mediaHost: string;
  readonly frames: readonly string[];
  readonly scripts: readonly string[];
  /** True where nothing runs, not even the page's own files. */
  readonly isStill?: boolean;
}): string {
  const media = ["'self'", ...originsIn([page.mediaHost])].join(' ');
  const style = page.inlineStyle === '' ? "'self'" : `'self' ${sourceOf(page.inlineStyle)}`;
  const frames = originsIn(page.frames).join(' ') || "'none'";
  const foreign = originsIn(page.scripts);
  const reached = ["'self'", ...foreign].join(' ');
  return [
    "default-src 'self'",
    `img-src ${[media, ...foreign].join(' ')} data:`,
    `media-src ${media}`,
    `style-src ${style}`,
    `script-src ${page.isStill === true ? "'none'" : `${reached} ${ownScripts}`}`,
    `connect-src ${reached}`,
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The policy of a preview: the page's own, but nothing of it runs, no form is sent, and links open beside it. */
export const previewPolicy = (page: { readonly inlineStyle: string; readonly mediaHost: string }): string =>
  [pagePolicy({ ...page, frames: [], scripts: [], isStill: true }), `sandbox ${previewSandbox}`].join('; ');

/** For what the dashboard shows in the frame instead of a preview. */
export const framedPolicy = "default-src 'none'; frame-ancestors 'self'";

/** The policy of the dashboard's document: what carries its nonce, and the styles that components make. */
export const dashboardPolicy = (nonce: string, mediaHosts: readonly string[]): string => {
  const media = ["'self'", ...originsIn(mediaHosts)].join(' ');
  return [
    "default-src 'self'",
    `img-src ${media} data: blob:`,
    `media-src ${media} blob:`,
    `style-src 'self' 'nonce-${nonce}'`,
    `script-src 'self' 'nonce-${nonce}'`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
