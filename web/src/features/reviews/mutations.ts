import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import type { OwnReview, ReviewEntry } from './models';

export interface ReviewWords {
  name: string;
  title: string;
  text: string;
  stars: number;
}

/** Verbs that change what is said of the salon; whatever was read of it is read again after each. */
export function useReviewActions() {
  const { mutate } = useSWRConfig();
  const forget = (...starts: string[]) =>
    mutate((key) => Array.isArray(key) && starts.some((start) => String(key[0]).startsWith(start)));
  const pathOf = ({ _id: id }: { _id: string }) => ({ params: { path: { id } } });

  return {
    async writeReview(words: ReviewWords, bookingId: string | null): Promise<void> {
      const body = { ...words, ...(bookingId && { bookingId }) };
      await answerOf(client.POST('/reviews', { body }));
      // A visit that is reviewed is not offered for it again.
      await forget('/reviews', '/bookings');
    },

    async changeReview(review: OwnReview, words: ReviewWords): Promise<void> {
      await answerOf(client.PATCH('/reviews/{id}', { ...pathOf(review), body: words }));
      await forget('/reviews');
    },

    async deleteReview(review: OwnReview): Promise<void> {
      await answerOf(client.DELETE('/reviews/{id}', pathOf(review)));
      await forget('/reviews', '/bookings');
    },

    /** Names the words that were read: others are refused. */
    async publishReview(review: ReviewEntry): Promise<void> {
      const body = { version: review.version };
      await answerOf(client.POST('/reviews/{id}/publish', { ...pathOf(review), body }));
      await forget('/reviews');
    },

    async hideReview(review: ReviewEntry, reason: string): Promise<void> {
      await answerOf(client.POST('/reviews/{id}/hide', { ...pathOf(review), body: { reason } }));
      await forget('/reviews');
    },

    /** An empty answer takes the one before back. */
    async answerReview(review: ReviewEntry, answer: string): Promise<void> {
      await answerOf(client.PUT('/reviews/{id}/answer', { ...pathOf(review), body: { answer } }));
      await forget('/reviews');
    },

    /** After a refusal: what is on the screen is not what is true. */
    readAgain: () => forget('/reviews'),
  };
}
