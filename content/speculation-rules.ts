const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/dashboard', '/dashboard/*', '/api/*', '/uploads/*', '/*\\?(.+)'] } },
  ],
};

/**
 * The rules by which browsers fetch a page of the site when a visitor is about to open it: on hover, or when a finger
 * touches the link. The site's script says them, and the policy of its pages allows this text.
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where: pages, eagerness: 'moderate' }] });
