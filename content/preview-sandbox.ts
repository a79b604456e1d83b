/**
 * What the page of a preview may do, as its policy and its frame say it. It keeps the site's origin, without which browsers
 * would not load its fonts and the dashboard could not reach into it. Scripts are allowed only because Safari otherwise
 * calls none that the dashboard listens with: the same policy says `script-src 'none'`, so nothing of the page runs.
 */
export const previewSandbox = 'allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox';
