/** Media queries of narrow and of wide windows, as in the stylesheets (`md`). */
export const phones = '(max-width: 767.98px)';
export const widerThanPhones = '(min-width: 768px)';
