import { Inject, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { declareJob, JobRuns } from './job-runs.js';

const RUNS = Symbol('RUNS');

/**
 * Runs a provider's method every N minutes, on each instance of the app. The work must be harmless if done twice or
 * not at all: a failed run logs a warning, and the next one tries again.
 */
export const EveryMinutes =
  (minutes: number) =>
  <Job extends () => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Job>,
  ): void => {
    const job = descriptor.value;
    if (!job) throw new TypeError(`${key} is not a method.`);
    const { name } = target.constructor;
    const jobName = `${name}.${key}`;
    declareJob({ name: jobName, everySeconds: minutes * 60 });
    // A property injected by Nest, since a decorator can't add constructor parameters.
    Inject(JobRuns)(target, RUNS);
    const guarded = async function (this: { [RUNS]: JobRuns }): Promise<void> {
      try {
        await job.call(this);
        this[RUNS].succeeded(jobName);
      } catch (error) {
        new Logger(name).warn(`${key} failed and will be tried again: ${String(error)}`);
      }
    };
    // The library stores its metadata on the function, so copy it to the wrapper that will be called.
    descriptor.value = guarded as Job;
    Interval(jobName, minutes * 60_000)(target, key, descriptor);
  };
