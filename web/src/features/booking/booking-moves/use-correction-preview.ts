import useSWR from 'swr';
import { answerOf, client } from '../../../api/client';
import type { ProblemError } from '../../../api/problem';
import type { Booking, Correction, CorrectionPreview } from '../bookings/models';

/**
 * The booking as it would be after a correction; the last answer stays until the next arrives. Null sends no request.
 */
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
