import { Inject, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { declareJob, JobRuns } from './job-runs.js';

const RUNS = Symbol('RUNS');

/**
 * Runs a method of a provider every so many minutes, in each copy of the app. Its work must be harmless when it is done
 * twice or not at all: a run that fails is a warning in the log, and the next one tries again.
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
    // A property that Nest fills, since a decorator cannot add to the constructor.
    Inject(JobRuns)(target, RUNS);
    const guarded = async function (this: { [RUNS]: JobRuns }): Promise<void> {
      try {
        await job.call(this);
        this[RUNS].succeeded(jobName);
      } catch (error) {
        new Logger(name).warn(`${key} failed and will be tried again: ${String(error)}`);
      }
    };
    // The library keeps its notes on the function, so they go onto the one that it will call.
    descriptor.value = guarded as Job;
    Interval(jobName, minutes * 60_000)(target, key, descriptor);
  };
