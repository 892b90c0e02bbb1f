import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';

interface Job {
  name: string;
  everySeconds: number;
}

export interface JobRun extends Job {
  /** When it last did its work, in this copy of the app; the start of the app until then. */
  lastSuccess: Date;
}

/** Jobs that are written down once, on the method that does the work. */
const declared: Job[] = [];
export const declareJob = (job: Job): void => void declared.push(job);

/** A job may miss a run, as when the database is away for a moment; one that has missed this many stands still. */
const MISSED_RUNS = 3;
/** For jobs that run every few seconds. */
const LEAST_SECONDS = 300;

/** Remembers when the work that this copy does by itself was last done. */
@Injectable()
export class JobRuns {
  private readonly startedAt: Date;
  private readonly watched: Job[] = [];
  private readonly successes = new Map<string, Date>();

  constructor(private readonly clock: Clock) {
    this.startedAt = clock.now();
  }

  /** From now on this work is expected, too. */
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

  /** The jobs that have not done their work for so long that something must be wrong. */
  standingStill(): JobRun[] {
    const now = this.clock.now().getTime();
    return this.list().filter(
      ({ everySeconds, lastSuccess }) =>
        now - lastSuccess.getTime() > Math.max(everySeconds * MISSED_RUNS, LEAST_SECONDS) * 1000,
    );
  }
}
