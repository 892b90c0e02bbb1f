import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { cutAtWord } from '../../../lib/cut-at-word';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import type { OwnReview } from './models';
import { useReviewActions } from './mutations';
import { inSentence } from '../../../words/in-sentence';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { useWords } from '../../../words/use-words';

const Quote = styled.blockquote`
  margin: 0;
  font-family: var(--font-display);
  overflow-wrap: anywhere;
`;

/** In characters: enough to recognise the review. */
const LONGEST = 240;

/** Shows a review and confirms its deletion. */
export function DeleteReviewDialog({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const words = useWords(reviewsArea);
  const sentenceOf = useSentenceOf();
  const { deleteReview } = useReviewActions();
  const confirm = async () => {
    try {
      await deleteReview(review);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.reviewDeleted());
    onClose();
    return null;
  };

  return (
    <ConfirmDialog
      title={words.deleteThis()}
      action={words.deleteReview()}
      unchanged={words.reviewNotDeleted()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Quote>{inSentence(words.quoted, { text: <bdi>{cutAtWord(review.text, LONGEST)}</bdi> })}</Quote>
      <p>{review.status === 'published' ? words.publishedDisappears() : words.nobodyCanRead()}</p>
    </ConfirmDialog>
  );
}
