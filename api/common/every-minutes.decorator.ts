import { Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

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
    const guarded = async function (this: unknown): Promise<void> {
      try {
        await job.call(this);
      } catch (error) {
        new Logger(name).warn(`${key} failed and will be tried again: ${String(error)}`);
      }
    };
    // The library keeps its notes on the function, so they go onto the one that it will call.
    descriptor.value = guarded as Job;
    Interval(`${name}.${key}`, minutes * 60_000)(target, key, descriptor);
  };
