import type { IncomingHttpHeaders } from 'node:http';

/** Programs that call themselves a browser: crawlers, makers of previews, and those that watch or test. */
const program =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|externalhit|externalagent|scan|monitor|pingdom|uptime|archiv|embed|fetch|validator|whatsapp|telegram|skype|curl|python/i;

/** In these browsers somebody has logged in as administrator. */
const administrator = /(?:^|;\s*)(?:session|device)=[^;\s]/;

const remembered = new Map<string, boolean>();
/** A few hundred browsers are in use; a stranger who invents others must not fill the memory. */
const mostRemembered = 1000;
const longestRemembered = 400;

/** True for what calls itself a browser and nothing else. */
function isBrowser(agent: string): boolean {
  const known = remembered.get(agent);
  if (known !== undefined) return known;
  const found = agent.startsWith('Mozilla/') && !program.test(agent);
  if (agent.length > longestRemembered) return found;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(agent, found);
  return found;
}

/**
 * True where a person opens a page. A page that a browser fetched in advance is not opened yet; the page tells when it
 * is, by asking for its own headers. The administrator and programs are no visitors.
 */
export function isVisit(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent = '', cookie } = headers;
  if (!isBrowser(agent) || (cookie !== undefined && administrator.test(cookie))) return false;
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  const into = headers['sec-fetch-dest'];
  if (method === 'HEAD') return into === 'empty' && headers['sec-fetch-site'] === 'same-origin';
  return purpose === undefined && (into === undefined || into === 'document');
}
