import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../../../tests/support/open-app.ts';

const token = 'a-token-for-the-metrics-of-tests';
const environment = { METRICS_TOKEN: token, RELEASE: '2026.11-test' };

let server: OpenApp;
let origin: string;
beforeAll(async () => {
  server = await openApp({ environment });
  origin = await server.listen();
});
afterAll(() => server.close());

const scrape = async () => {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

/** The value of the metric line that begins with a text. */
const valueOf = (text: string, start: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${start} `));
  return line === undefined ? undefined : Number(line.slice(start.length + 1));
};

describe('metrics', () => {
  it('are served only with the token', async () => {
    const { status, type, text } = await scrape();
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(text).toContain('site_release_info{release="2026.11-test"} 1');
    for (const authorization of ['', token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`]) {
      const refused = await server.visit({ url: '/metrics', headers: { authorization } });
      expect([refused.statusCode, refused.body, refused.headers['www-authenticate']]).toEqual([401, '', 'Bearer']);
    }
  });

  it('count requests by route and status, and never by an invented address', async () => {
    await fetch(`${origin}/api/en/products/987654`);
    await fetch(`${origin}/en/made-up-address`);
    const { text } = await scrape();
    expect(valueOf(text, 'site_request_seconds_count{method="GET",route="/products/:id",status="404"}')).toBe(1);
    expect(text).toContain('route="unknown",status="404"');
    expect(text).not.toMatch(/987654|made-up/);
  });

  it('count cached pages that are sent past the framework, and the rendered ones', async () => {
    const before = (await scrape()).text;
    const first = await fetch(`${origin}/en/about`);
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    await (await fetch(`${origin}/en/about`)).text();
    await fetch(`${origin}/en/about`, { headers: { 'if-none-match': etag } });
    const { text } = await scrape();
    const rise = (start: string) => (valueOf(text, start) ?? 0) - (valueOf(before, start) ?? 0);
    expect(rise('site_kept_answers_sent_total{kind="page",status="200"}')).toBe(1);
    expect(rise('site_kept_answers_sent_total{kind="page",status="304"}')).toBe(1);
    expect(rise('site_drawings_total{outcome="drawn"}')).toBe(1);
    expect(rise('site_keeper_misses_total')).toBe(1);
    expect(rise('site_keeper_hits_total')).toBeGreaterThanOrEqual(2);
    expect(valueOf(text, 'site_keeper_bytes')).toBeGreaterThan(1000);
    expect(rise('site_drawing_seconds_total')).toBeGreaterThan(0);
    expect(valueOf(text, 'site_request_seconds_count{method="GET",route="page about",status="200"}')).toBe(1);
  });

  it('tell of statements, jobs, the outbox, limits, memory and the delay of the loop', async () => {
    const { text } = await scrape();
    expect(valueOf(text, 'site_queries_total{outcome="answered"}')).toBeGreaterThan(10);
    expect(valueOf(text, 'site_query_seconds_total')).toBeGreaterThan(0);
    expect(valueOf(text, 'site_job_failed{task="publishing"}')).toBe(0);
    expect(valueOf(text, 'site_job_every_seconds{task="old-messages"}')).toBe(3600);
    expect(valueOf(text, 'site_outbox_waiting{kind="letter"}')).toBe(0);
    expect(valueOf(text, 'site_outbox_overdue_seconds')).toBe(0);
    expect(valueOf(text, 'site_refused_total{limit="searches of a visitor"}')).toBe(0);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
  });
});

it('without a token the address of the metrics is a page that does not exist', async () => {
  const without = await openApp();
  const [metrics, nothing] = [await without.visit('/metrics'), await without.visit('/nothing')];
  expect([metrics.statusCode, metrics.headers['content-type']]).toEqual([404, nothing.headers['content-type']]);
  await without.close();
});

it('each line of the log names the release, and those of a request its number', async () => {
  const lines = server.logged.map((line): unknown => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatchObject({ release: '2026.11-test' });
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'Answered', reqId: expect.any(String) }));
});
