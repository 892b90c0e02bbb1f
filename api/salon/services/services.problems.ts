import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import type { SegmentProblem } from './domain/segments.js';
import type { ServiceEntryView } from './service.view.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';

export const noSuchService = () => notFound('service');

export const noSuchCategory = () => notFound('category');

/** 422: a service cannot be in a category that does not exist. */
export const categoryIsMissing = () =>
  invalidInput([{ pointer: '#/categoryId', detail: sentence('noSuchCategory') }]);

/** 422: the add-on is not one of this service. */
export const addOnIsMissing = (index: number) =>
  invalidInput([{ pointer: `#/addOns/${index}/_id`, detail: sentence('noSuchAddOn') }]);

const sentences: Record<SegmentProblem, Sentence> = {
  'no-segments': sentence('needsSegment'),
  'starts-with-processing': sentence('beginsWithHandsOnTime'),
  'ends-with-processing': sentence('endsWithHandsOnTime'),
  'processing-follows-processing': sentence('joinProcessingTimes'),
  'segment-not-in-fives': sentence('minutesInFives'),
  'buffer-not-in-fives': sentence('minutesInFives'),
  'longer-than-twelve-hours': sentence('twelveHoursAtMost'),
};

/** 422: this could never be planned. `at` points to where the segments are. */
export const unplannable = (problems: SegmentProblem[], at = '#') =>
  invalidInput(
    problems.map((problem) => ({
      pointer: `${at}/${problem === 'buffer-not-in-fives' ? 'bufferMinutes' : 'segments'}`,
      detail: sentences[problem],
    })),
  );

/** 422: bookings start and end on a grid of five minutes. */
export const addOnNotInFives = (index: number) =>
  invalidInput([{ pointer: `#/addOns/${index}/extraMinutes`, detail: sentence('minutesInFives') }]);

/** 409: there are bookings of it, and those are kept. */
export const serviceHasBookings = () => new Problem('service-has-bookings');

/** 409: the service has changed since it was read. Carries it as it is now. */
export const serviceHasChanged = (service: ServiceEntryView) =>
  new Problem('service-has-changed', { extras: { service } });

/** 409: its services would be without a category. */
export const categoryInUse = () => new Problem('category-in-use');
