import { createHash, timingSafeEqual } from 'node:crypto';
import fp from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { routeOf } from '../../http/route-names.ts';
import { withTimeLimit } from '../../http/with-time-limit.ts';
import { readingsOf } from './readings.ts';

/** Seconds: from a fast answer over a rendered page to the timeouts. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Milliseconds until a reading is left out, such as one that waits for the database, so that the others are still
 * answered.
 */
const longestReading = 2000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Metrics of the process in Prometheus format, for requests with the token. Without a configured token the route does
 * not exist.
 */
export const metricsPlugin = fp<Pick<Config, 'metricsToken' | 'release'>>(
  async (app, { metricsToken, release }) => {
    if (metricsToken === undefined) return;
    const { database, jobs, pageCounts, queryCounts, searchLimit, log } = app;
    // Imported lazily for a faster start.
    const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });

    const answered = new Histogram({
      name: 'site_request_seconds',
      help: 'Requests answered by Fastify, by kind and status',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers: [registry],
    });
    app.answerListeners.add((request, reply) => {
      const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
      answered.observe(labels, reply.elapsedTime / 1000);
    });

    const readings = readingsOf({ database, jobs, pageCounts, queryCounts, searchLimit, release }).map(
      ({ metrics, read }) => ({
        read,
        metrics: new Map(
          metrics.map(({ name, help, labels = [], isCounter = false }) => {
            const about = { name, help, labelNames: [...labels], registers: [registry] };
            return [name, isCounter ? new Counter(about) : new Gauge(about)];
          }),
        ),
      }),
    );

    /** Reads first, then writes into the registry synchronously, so that concurrent requests get consistent values. */
    async function update({ read, metrics }: (typeof readings)[number]): Promise<void> {
      const samples = await withTimeLimit(read(), longestReading).catch((error: unknown) => {
        log.warn({ err: error, metrics: [...metrics.keys()] }, 'Some metrics could not be read');
        return [];
      });
      for (const metric of metrics.values()) metric.reset();
      for (const { name, labels = {}, value } of samples) metrics.get(name)?.inc(labels, value);
    }

    const expected = digest(`Bearer ${metricsToken}`);
    app.get('/metrics', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // Digests have equal lengths, and `timingSafeEqual` takes constant time.
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
        return reply.code(401).header('www-authenticate', 'Bearer').send();
      await Promise.all(readings.map(update));
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
  { name: 'metrics', dependencies: ['database', 'jobs', 'search', 'pages'] },
);
