import useSWR from 'swr';
import { answerOf, client } from '../../../api/client';
import type { ProblemError } from '../../../api/problem';
import type { Booking, Correction, CorrectionPreview } from '../bookings/models';

/** What a booking would be after a correction; the last answer stays until the next is there. Null asks nothing. */
export const useCorrectionPreview = (
  { _id: id, version }: Pick<Booking, '_id' | 'version'>,
  correction: Pick<Correction, 'lines' | 'startsAt'> | null,
) =>
  useSWR<CorrectionPreview, ProblemError>(
    correction && ['/bookings/{id}/correct/preview', { id, version, correction }],
    () => {
      const params = { path: { id } };
      return answerOf(client.POST('/bookings/{id}/correct/preview', { params, body: correction ?? {} }));
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
