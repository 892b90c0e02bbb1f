import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import type { SegmentProblem } from './domain/segments.js';
import type { ServiceEntryView } from './service.view.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';

export const noSuchService = () => notFound('service');

export const noSuchCategory = () => notFound('category');

/** 422: the category does not exist. */
export const categoryIsMissing = () =>
  invalidInput([{ pointer: '#/categoryId', detail: sentence('noSuchCategory') }]);

/** 422: the add-on does not belong to this service. */
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

/** 422: the segments could never be planned. `at` points to them. */
export const unplannable = (problems: SegmentProblem[], at = '#') =>
  invalidInput(
    problems.map((problem) => ({
      pointer: `${at}/${problem === 'buffer-not-in-fives' ? 'bufferMinutes' : 'segments'}`,
      detail: sentences[problem],
    })),
  );

/** 422: bookings start and end on a five-minute grid. */
export const addOnNotInFives = (index: number) =>
  invalidInput([{ pointer: `#/addOns/${index}/extraMinutes`, detail: sentence('minutesInFives') }]);

/** 409: the service has bookings, which are kept. */
export const serviceHasBookings = () => new Problem('service-has-bookings');

/** 409: the service has changed since it was read. Carries its current state. */
export const serviceHasChanged = (service: ServiceEntryView) =>
  new Problem('service-has-changed', { extras: { service } });

/** 409: the category still contains services. */
export const categoryInUse = () => new Problem('category-in-use');
