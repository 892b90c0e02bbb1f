import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Counter, Histogram } from 'prom-client';
import { DataSource } from 'typeorm';
import type { AnsweredRequest } from '../../common/http/observe-requests.js';
import { appVersion } from '../../common/app-version.js';
import { JobRuns } from '../../common/job-runs.js';
import type { ProblemCode } from '../../common/problem/catalogue.js';
import { poolOf } from '../../database/pool-of.js';
import { MetricsService } from './metrics.service.js';

/** Metrics without a module of their own: requests, problems, database connections and background jobs. */
@Injectable()
export class AppMetricsService {
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private readonly problems: Counter<'code'>;

  constructor(metrics: MetricsService, @InjectDataSource() source: DataSource, jobs: JobRuns) {
    this.requests = metrics.seconds('parlour_http_request_seconds', 'How long answers took.', [
      'method',
      'route',
      'status',
    ]);
    this.problems = metrics.counter('parlour_problems_total', 'Answers that were a problem, by its code.', [
      'code',
    ]);
    const pool = poolOf(source);
    const connections = 'parlour_database_connections';
    metrics.gauge(connections, 'Open connections to PostgreSQL.', () => pool.totalCount);
    metrics.gauge(`${connections}_idle`, 'Those that nobody uses.', () => pool.idleCount);
    metrics.gauge(`${connections}_awaited`, 'Requests that wait for one.', () => pool.waitingCount);
    metrics.labelledGauge(
      'parlour_job_last_success_timestamp_seconds',
      'When work that runs by itself was last done, by this copy.',
      ['job'],
      () =>
        jobs
          .list()
          .map(({ name: job, lastSuccess }) => ({ labels: { job }, value: lastSuccess.getTime() / 1000 })),
    );
    metrics.gauge(
      'parlour_jobs_standing_still',
      'Work that has missed several of its times.',
      () => jobs.standingStill().length,
    );
    metrics.labelledGauge('parlour_info', 'The version of Parlour.', ['version'], () => [
      { labels: { version: appVersion() }, value: 1 },
    ]);
  }

  answered({ method, route, status, isComplete, seconds }: AnsweredRequest): void {
    // A disconnected caller is not our failure, and did not get the response that the status describes.
    const group = isComplete ? `${Math.floor(status / 100)}xx` : 'gone';
    this.requests.observe(
      { method: methods.has(method) ? method : '(other)', route, status: group },
      seconds,
    );
  }

  refused(code: ProblemCode): void {
    this.problems.inc({ code });
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
