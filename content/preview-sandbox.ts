/**
 * The sandbox of preview pages, used in their content security policy and in the `sandbox` of their frame. The page
 * keeps the site's origin, because otherwise browsers would not load its fonts and the dashboard could not access it.
 * Scripts are allowed only because Safari otherwise does not call the dashboard's event listeners in the frame. The
 * same policy contains `script-src 'none'`, so no script of the page runs.
 */
export const previewSandbox = 'allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox';
