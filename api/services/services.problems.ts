import { invalidInput, notFound } from '../common/problem/common.problems.js';
import { Problem } from '../common/problem/problem.js';
import type { SegmentProblem } from './domain/segments.js';
import type { ServiceEntryView } from './service.view.js';

export const noSuchService = () => notFound('service');

export const noSuchCategory = () => notFound('category');

/** 422: a service cannot be in a category that does not exist. */
export const categoryIsMissing = () =>
  invalidInput([{ pointer: '#/categoryId', detail: 'There is no such category.' }]);

/** 422: the add-on is not one of this service. */
export const addOnIsMissing = (index: number) =>
  invalidInput([{ pointer: `#/addOns/${index}/_id`, detail: 'The service has no such add-on.' }]);

const SENTENCES: Record<SegmentProblem, string> = {
  'no-segments': 'A service needs at least one segment.',
  'starts-with-processing': 'A service must begin with hands-on time.',
  'ends-with-processing': 'A service must end with hands-on time.',
  'processing-follows-processing': 'Two processing times in a row must be joined into one.',
  'segment-not-in-fives': 'The minutes must be a multiple of five.',
  'buffer-not-in-fives': 'The minutes must be a multiple of five.',
  'longer-than-twelve-hours': 'A service and its buffer can take twelve hours at most.',
};

/** 422: this could never be planned. `at` points to where the segments are. */
export const unplannable = (problems: SegmentProblem[], at = '#') =>
  invalidInput(
    problems.map((problem) => ({
      pointer: `${at}/${problem === 'buffer-not-in-fives' ? 'bufferMinutes' : 'segments'}`,
      detail: SENTENCES[problem],
    })),
  );

/** 422: bookings start and end on a grid of five minutes. */
export const addOnNotInFives = (index: number) =>
  invalidInput([
    { pointer: `#/addOns/${index}/extraMinutes`, detail: 'The minutes must be a multiple of five.' },
  ]);

/** 409: there are bookings of it, and those are kept. */
export const serviceHasBookings = () => new Problem('service-has-bookings');

/** 409: the service has changed since it was read. Carries it as it is now. */
export const serviceHasChanged = (service: ServiceEntryView) =>
  new Problem('service-has-changed', { extras: { service } });

/** 409: its services would be without a category. */
export const categoryInUse = () => new Problem('category-in-use');
