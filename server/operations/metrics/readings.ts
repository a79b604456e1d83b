import type { Database } from '../../database/connect.ts';
import { readDatabaseTime } from '../../database/database-clock.ts';
import type { QueryCounts } from '../../database/count-queries.ts';
import { readOutboxMetrics } from '../../enquiries/emails/outbox-metrics.ts';
import type { Jobs } from '../../jobs/create-jobs.ts';
import type { VisitorRateLimit } from '../../rate-limits/visitor-rate-limit.ts';
import type { PageCounts } from '../../pages/pages-plugin.ts';

/** A metric. */
interface Metric {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** True if it only increases during the life of the process. */
  readonly isCounter?: boolean;
}

interface Sample {
  readonly name: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Metrics that are read together. */
interface Reading {
  readonly metrics: readonly Metric[];
  readonly read: () => Promise<readonly Sample[]>;
}

export interface MetricSources {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'list'>;
  readonly pageCounts: () => PageCounts;
  readonly queryCounts: Readonly<QueryCounts>;
  readonly searchLimit: Pick<VisitorRateLimit, 'refused'>;
  readonly release: string;
}

const seconds = (milliseconds: number): number => milliseconds / 1000;

const ofRelease = ({ release }: MetricSources): Reading => ({
  metrics: [{ name: 'site_release_info', help: 'Always 1; the label is the release', labels: ['release'] }],
  read: async () => [{ name: 'site_release_info', labels: { release }, value: 1 }],
});

const ofPages = ({ pageCounts, searchLimit }: MetricSources): Reading => ({
  metrics: [
    {
      name: 'site_kept_answers_sent_total',
      help: 'Cached answers sent before Fastify, by kind and status',
      labels: ['kind', 'status'],
      isCounter: true,
    },
    { name: 'site_keeper_answers', help: 'Cached answers in memory' },
    { name: 'site_keeper_bytes', help: 'Bytes of cached answers in memory' },
    { name: 'site_keeper_hits_total', help: 'Cache hits', isCounter: true },
    { name: 'site_keeper_misses_total', help: 'Cache misses', isCounter: true },
    { name: 'site_drawings_total', help: 'Page renderings, by outcome', labels: ['outcome'], isCounter: true },
    { name: 'site_drawing_seconds_total', help: 'Time spent rendering, without the queue', isCounter: true },
    { name: 'site_drawings', help: 'Current page renderings, by state', labels: ['state'] },
    {
      name: 'site_refused_total',
      help: 'Requests refused by a limit of this process',
      labels: ['limit'],
      isCounter: true,
    },
  ],
  async read() {
    const { cache, rendering, sent } = pageCounts();
    return [
      ...sent.map(({ isCall, status, sent: value }) => ({
        name: 'site_kept_answers_sent_total',
        labels: { kind: isCall ? 'call' : 'page', status: String(status) },
        value,
      })),
      { name: 'site_keeper_answers', value: cache.answers },
      { name: 'site_keeper_bytes', value: cache.bytes },
      { name: 'site_keeper_hits_total', value: cache.found },
      { name: 'site_keeper_misses_total', value: cache.made },
      { name: 'site_drawings_total', labels: { outcome: 'drawn' }, value: rendering.rendered },
      { name: 'site_drawings_total', labels: { outcome: 'failed' }, value: rendering.failed },
      { name: 'site_drawing_seconds_total', value: seconds(rendering.milliseconds) },
      { name: 'site_drawings', labels: { state: 'running' }, value: rendering.running },
      { name: 'site_drawings', labels: { state: 'waiting' }, value: rendering.waiting },
      { name: 'site_refused_total', labels: { limit: 'drawings' }, value: rendering.refusedBusy },
      { name: 'site_refused_total', labels: { limit: 'pages of a visitor' }, value: rendering.refusedVisitor },
      { name: 'site_refused_total', labels: { limit: 'searches of a visitor' }, value: searchLimit.refused },
    ];
  },
});

const ofQueries = ({ queryCounts }: MetricSources): Reading => ({
  metrics: [
    {
      name: 'site_queries_total',
      help: 'Database statements, by outcome',
      labels: ['outcome'],
      isCounter: true,
    },
    { name: 'site_query_seconds_total', help: 'Time spent in database statements', isCounter: true },
  ],
  async read() {
    const { queries, failed, milliseconds } = queryCounts;
    return [
      { name: 'site_queries_total', labels: { outcome: 'answered' }, value: queries - failed },
      { name: 'site_queries_total', labels: { outcome: 'failed' }, value: failed },
      { name: 'site_query_seconds_total', value: seconds(milliseconds) },
    ];
  },
});

const ofOutbox = ({ database }: MetricSources): Reading => ({
  metrics: [
    { name: 'site_outbox_waiting', help: 'Queued e-mails and webhooks', labels: ['kind'] },
    { name: 'site_outbox_failed', help: 'Failed e-mails and webhooks', labels: ['kind'] },
    { name: 'site_outbox_overdue_seconds', help: 'Time since the earliest waiting e-mail or webhook was first due' },
  ],
  async read() {
    const { waiting, failed, overdue } = await readOutboxMetrics(database, await readDatabaseTime(database));
    const kinds = ['letter', 'webhook'] as const;
    return [
      ...kinds.map((kind) => ({ name: 'site_outbox_waiting', labels: { kind }, value: waiting[kind] })),
      ...kinds.map((kind) => ({ name: 'site_outbox_failed', labels: { kind }, value: failed[kind] })),
      { name: 'site_outbox_overdue_seconds', value: seconds(overdue) },
    ];
  },
});

const ofJobs = ({ jobs }: MetricSources): Reading => ({
  metrics: [
    { name: 'site_job_failed', help: '1 where the last run of a job failed or was interrupted', labels: ['task'] },
    { name: 'site_job_running', help: '1 while a job runs in any process', labels: ['task'] },
    { name: 'site_job_every_seconds', help: 'Interval of a job', labels: ['task'] },
    { name: 'site_job_started_timestamp_seconds', help: 'Last start of a job', labels: ['task'] },
    { name: 'site_job_failed_timestamp_seconds', help: 'Last failure of a job', labels: ['task'] },
    { name: 'site_job_duration_seconds', help: 'Duration of the last run of a job', labels: ['task'] },
  ],
  async read() {
    return (await jobs.list()).flatMap(({ name: task, state, every, startedAt, milliseconds, failure }) => {
      // Prometheus uses the label `job` itself.
      const labels = { task };
      const at = (name: string, timestamp: string | undefined | null) =>
        timestamp === undefined || timestamp === null ? [] : [{ name, labels, value: seconds(Date.parse(timestamp)) }];
      return [
        { name: 'site_job_failed', labels, value: Number(state === 'failed') },
        { name: 'site_job_running', labels, value: Number(state === 'running') },
        { name: 'site_job_every_seconds', labels, value: seconds(every) },
        ...at('site_job_started_timestamp_seconds', startedAt),
        ...at('site_job_failed_timestamp_seconds', failure?.at),
        ...(milliseconds === null ? [] : [{ name: 'site_job_duration_seconds', labels, value: seconds(milliseconds) }]),
      ];
    });
  },
});

/** The metrics that are read at each request, in output order. */
export const readingsOf = (sources: MetricSources): readonly Reading[] =>
  [ofRelease, ofPages, ofQueries, ofOutbox, ofJobs].map((of) => of(sources));
