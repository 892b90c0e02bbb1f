import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { OwnReview, ReviewEntry } from './models';

export interface ReviewWords {
  name: string;
  title: string;
  text: string;
  stars: number;
}

/** Review actions; each reloads the lists of reviews. */
export function useReviewActions() {
  const refresh = useRefresh();
  const pathOf = ({ _id: id }: { _id: string }) => ({ params: { path: { id } } });

  return {
    async writeReview(words: ReviewWords, bookingId: string | null): Promise<OwnReview> {
      const body = { ...words, ...(bookingId && { bookingId }) };
      const written = await answerOf(client.POST('/reviews', { body }));
      // A reviewed booking is not offered for review again.
      await refresh('/reviews/**', '/bookings/**');
      return written;
    },

    async givePortrait(review: { _id: string }, file: File): Promise<void> {
      const form = new FormData();
      form.append('file', file);
      const body = { file: file.name };
      await answerOf(
        client.PUT('/reviews/{id}/portrait', { ...pathOf(review), body, bodySerializer: () => form }),
      );
      await refresh('/reviews/**');
    },

    async removePortrait(review: { _id: string }): Promise<void> {
      await answerOf(client.DELETE('/reviews/{id}/portrait', pathOf(review)));
      await refresh('/reviews/**');
    },

    async changeReview(review: OwnReview, words: ReviewWords): Promise<void> {
      await answerOf(client.PATCH('/reviews/{id}', { ...pathOf(review), body: words }));
      await refresh('/reviews/**');
    },

    async deleteReview(review: OwnReview): Promise<void> {
      await answerOf(client.DELETE('/reviews/{id}', pathOf(review)));
      await refresh('/reviews/**', '/bookings/**');
    },

    /** Sends the version that was read; the server refuses an outdated one. */
    async publishReview(review: ReviewEntry): Promise<void> {
      const body = { version: review.version };
      await answerOf(client.POST('/reviews/{id}/publish', { ...pathOf(review), body }));
      await refresh('/reviews/**');
    },

    async hideReview(review: ReviewEntry, reason: string): Promise<void> {
      await answerOf(client.POST('/reviews/{id}/hide', { ...pathOf(review), body: { reason } }));
      await refresh('/reviews/**');
    },

    /** An empty answer deletes the previous one. */
    async answerReview(review: ReviewEntry, answer: string): Promise<void> {
      await answerOf(client.PUT('/reviews/{id}/answer', { ...pathOf(review), body: { answer } }));
      await refresh('/reviews/**');
    },

    /** After a problem, because the screen is outdated. */
    readAgain: () => refresh('/reviews/**'),
  };
}
