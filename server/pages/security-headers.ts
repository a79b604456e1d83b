import { hash } from 'node:crypto';
import { previewSandbox } from '../../content/preview-sandbox.ts';
import { scriptLoader } from '../../content/script-loader.ts';
import { speculationRules } from '../../content/speculation-rules.ts';
import { plainOrigin } from '../../fields/url/field.ts';

/** Headers of every answer. */
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

/** Headers that apply only to documents or not to immutable files. */
export const forDocuments = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-request-id',
] as const;

/** For answers that are not documents: no content may run, load or be framed. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Over HTTPS: makes browsers use HTTPS only from then on. */
export const strictTransport = 'max-age=31536000';

const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const ownScripts = [scriptLoader, speculationRules].map(sourceOf).join(' ');

/** Origins for a policy, without those that contain other policy syntax. */
const originsIn = (addresses: readonly string[]): readonly string[] =>
  addresses.map(plainOrigin).filter((origin) => origin !== null);

/**
 * The content security policy of a public page: its own files, its inline style, the loader script, the speculation
 * rules, and the external frames and scripts that it declares. Such a script may also fetch from its origin and show
 * images of it.
 */
export function pagePolicy(page: {
  readonly inlineStyle: string;
  readonly mediaHost: string;
  readonly frames: readonly string[];
  readonly scripts: readonly string[];
  /** True if no script may run, not even the page's own. */
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

/** The policy of a preview: that of the page, but no script runs, no form can be sent, and links open in a new tab. */
export const previewPolicy = (page: { readonly inlineStyle: string; readonly mediaHost: string }): string =>
  [pagePolicy({ ...page, frames: [], scripts: [], isStill: true }), `sandbox ${previewSandbox}`].join('; ');

/** For the refusal that the dashboard shows in the frame instead of a preview. */
export const framedPolicy = "default-src 'none'; frame-ancestors 'self'";

/** The policy of the dashboard: scripts with its nonce, and styles that components create. */
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
