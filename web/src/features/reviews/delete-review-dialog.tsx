import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { toast } from '../../ui/toaster';
import type { OwnReview } from './models';
import { useReviewActions } from './mutations';
import { ReviewWays } from './review-matter';

const Whole = styled.div`
  display: grid;
  gap: var(--s-4);

  blockquote {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    font-family: var(--font-display);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;

/** Asks once more before her words go, showing them. */
export function DeleteReviewDialog({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const { deleteReview } = useReviewActions();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await deleteReview(review);
      toast.success('Your review is deleted.');
      onClose();
    } catch (thrown) {
      setProblem(asProblem(thrown));
      setBusy(false);
    }
  };

  return (
    <Dialog title="Delete this review?" isOpen onClose={onClose}>
      <Whole>
        <blockquote>“{review.text}”</blockquote>
        <p>
          {review.status === 'published'
            ? 'It disappears from our front page at once, with the salon’s answer.'
            : 'Nobody will read it.'}{' '}
          This cannot be undone.
        </p>
        {problem && (
          <Alert tone="danger" title="The review is not deleted">
            <p>{sentenceOf(problem)}</p>
          </Alert>
        )}
        <ReviewWays>
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
            Delete the review
          </Button>
        </ReviewWays>
      </Whole>
    </Dialog>
  );
}
