import type { IncomingHttpHeaders } from 'node:http';

/** Programs that call themselves a browser: crawlers, makers of previews, and those that watch or test. */
const program =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|externalhit|externalagent|scan|monitor|pingdom|uptime|archiv|embed|fetch|validator|whatsapp|telegram|skype|curl|python/i;

/** In these browsers somebody has logged in as administrator. */
const administrator = /(?:^|;\s*)(?:session|device)=[^;\s]/;

/**
 * True where a person opens a page. A page that a browser fetched in advance is not opened yet; the page tells when it
 * is, by asking for its own headers. The administrator and programs are no visitors.
 */
export function isVisit(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent = '', cookie = '' } = headers;
  if (!agent.startsWith('Mozilla/') || program.test(agent) || administrator.test(cookie)) return false;
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  const into = headers['sec-fetch-dest'];
  if (method === 'HEAD') return into === 'empty' && headers['sec-fetch-site'] === 'same-origin';
  return purpose === undefined && (into === undefined || into === 'document');
}
