import type { AnswerOf } from '../../../api/use-api';
import type { BookingPreset } from '../../../lib/paths';

export type RebookLine = AnswerOf<'/bookings/{id}/again'>['lines'][number];

/** The booking flow's initial state for someone who wants another time. */
export function presetOf(
  lines: readonly Pick<RebookLine, 'serviceId' | 'staffId' | 'addOnIds'>[],
): BookingPreset {
  const people = lines.map(({ staffId }) => staffId ?? 'any');
  const [only, ...others] = new Set(people);
  const staffId = others.length > 0 ? people.join(',') : only;
  return {
    serviceIds: lines.map(({ serviceId }) => serviceId),
    addOnIds: lines.flatMap(({ addOnIds }) => addOnIds),
    ...(staffId && staffId !== 'any' && { staffId }),
  };
}
