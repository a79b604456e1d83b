const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/dashboard', '/dashboard/*', '/api/*', '/uploads/*', '/*\\?(.+)'] } },
  ],
};

/**
 * The speculation rules with which browsers prefetch a page of the site that a visitor is about to open: on hover, or
 * when a touch on the link begins. The site's script inserts them, and the content security policy of its pages allows
 * this text.
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where: pages, eagerness: 'moderate' }] });
