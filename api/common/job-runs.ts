import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';

interface Job {
  name: string;
  everySeconds: number;
}

export interface JobRun extends Job {
  /** Last success on this instance; initially the app's start. */
  lastSuccess: Date;
}

/** Jobs declared once, by the decorator on their method. */
const declared: Job[] = [];
export const declareJob = (job: Job): void => void declared.push(job);

/**
 * A job may miss a run, for example during a short database outage. After this many missed runs, it counts as
 * stalled.
 */
const MISSED_RUNS = 3;
/** For jobs that run every few seconds. */
const LEAST_SECONDS = 300;

/** Records when this instance's background jobs last succeeded. */
@Injectable()
export class JobRuns {
  private readonly startedAt: Date;
  private readonly watched: Job[] = [];
  private readonly successes = new Map<string, Date>();

  constructor(private readonly clock: Clock) {
    this.startedAt = clock.now();
  }

  /** Also expects this job to run from now on. */
  watch(job: Job): void {
    this.watched.push(job);
  }

  succeeded(name: string): void {
    this.successes.set(name, this.clock.now());
  }

  list(): JobRun[] {
    return [...declared, ...this.watched].map((job) => ({
      ...job,
      lastSuccess: this.successes.get(job.name) ?? this.startedAt,
    }));
  }

  /** Jobs that have not succeeded for so long that something must be wrong. */
  standingStill(): JobRun[] {
    const now = this.clock.now().getTime();
    return this.list().filter(
      ({ everySeconds, lastSuccess }) =>
        now - lastSuccess.getTime() > Math.max(everySeconds * MISSED_RUNS, LEAST_SECONDS) * 1000,
    );
  }
}
