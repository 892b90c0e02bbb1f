import styled from 'styled-components';
import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { cutAtWord } from '../../lib/cut-at-word';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toaster';
import type { OwnReview } from './models';
import { useReviewActions } from './mutations';

const Quote = styled.blockquote`
  margin: 0;
  font-family: var(--font-display);
  overflow-wrap: anywhere;
`;

/** In characters: enough to tell it from another. */
const LONGEST = 240;

/** Shows a review and asks once more before it is deleted. */
export function DeleteReviewDialog({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const sentenceOf = useSentenceOf();
  const { deleteReview } = useReviewActions();
  const confirm = async () => {
    try {
      await deleteReview(review);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success('Your review has been deleted.');
    onClose();
    return null;
  };

  return (
    <ConfirmDialog
      title="Delete this review?"
      action="Delete the review"
      unchanged="The review has not been deleted"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Quote>“{cutAtWord(review.text, LONGEST)}”</Quote>
      <p>
        {review.status === 'published'
          ? 'It will disappear from our home page right away, along with the salon’s answer.'
          : 'No one will be able to read it.'}{' '}
        This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
