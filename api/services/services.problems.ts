import { invalidInput, notFound } from '../common/problem/common.problems.js';
import { Problem } from '../common/problem/problem.js';
import type { SegmentProblem } from './domain/segments.js';
import type { ServiceEntryView } from './service.view.js';

export const noSuchService = () => notFound('service');

export const noSuchCategory = () => notFound('category');

/** 422: a service cannot stand on a shelf that is not there. */
export const categoryIsMissing = () =>
  invalidInput([{ pointer: '#/categoryId', detail: 'there is no such category' }]);

/** 422: a service cannot show a picture that is not there. */
export const pictureIsMissing = () =>
  invalidInput([{ pointer: '#/pictureId', detail: 'there is no such picture' }]);

/** 422: an add-on of another service, or of none, cannot be changed here. */
export const addOnIsMissing = (index: number) =>
  invalidInput([{ pointer: `#/addOns/${index}/_id`, detail: 'the service has no such add-on' }]);

const SENTENCES: Record<SegmentProblem, string> = {
  'no-segments': 'a service takes some time',
  'starts-with-processing': 'a service begins with work',
  'ends-with-processing': 'a service ends with work',
  'processing-follows-processing': 'two waits in a row are one',
  'segment-not-in-fives': 'minutes come in steps of five',
  'buffer-not-in-fives': 'minutes come in steps of five',
  'longer-than-twelve-hours': 'a service with its clean-up takes twelve hours at most',
};

/** 422: nobody could be booked for this. `at` says where the segments stand. */
export const unplannable = (problems: SegmentProblem[], at = '#') =>
  invalidInput(
    problems.map((problem) => ({
      pointer: `${at}/${problem === 'buffer-not-in-fives' ? 'bufferMinutes' : 'segments'}`,
      detail: SENTENCES[problem],
    })),
  );

/** 422: visits start and end on the salon's grid. */
export const addOnNotInFives = (index: number) =>
  invalidInput([{ pointer: `#/addOns/${index}/extraMinutes`, detail: 'minutes come in steps of five' }]);

/** 409: bookings name it, and what was booked is kept. */
export const serviceHasBookings = () => new Problem('service-has-bookings');

/** 409: the service is not what it was when it was looked at. Carries what it is now. */
export const serviceHasChanged = (service: ServiceEntryView) =>
  new Problem('service-has-changed', { extras: { service } });

/** 409: its services would stand nowhere. */
export const categoryInUse = () => new Problem('category-in-use');

/** 409: somebody added or deleted one meanwhile, and hers is not put just anywhere. */
export const listHasChanged = () => new Problem('list-has-changed');
