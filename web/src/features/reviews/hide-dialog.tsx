import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextArea } from '../../ui/field';
import { toast } from '../../ui/toaster';
import type { ReviewEntry } from './models';
import { useReviewActions } from './mutations';
import { ReviewWays } from './review-matter';
import { reviewSentences } from './review-sentences';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  overflow-wrap: anywhere;
`;

/** That somebody was not content is no reason. */
const reasons = [
  'It is not about this salon',
  'It insults somebody',
  'It tells private matters of somebody',
  'It advertises something',
  'It is there twice',
];

/** Keeps a review from being shown; the one who wrote it is told why. */
export function HideDialog({ review, onClose }: { review: ReviewEntry; onClose: () => void }) {
  const { hideReview, readAgain } = useReviewActions();
  const [reason, setReason] = useState('');
  const [more, setMore] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const hide = async () => {
    setChecked(true);
    if (!reason) return;
    setBusy(true);
    setProblem(null);
    try {
      await hideReview(review, more.trim() ? `${reason}: ${more.trim()}` : reason);
      toast.success(`The review of ${review.name} is not shown.`);
      onClose();
    } catch (thrown) {
      setProblem(asProblem(thrown));
      setBusy(false);
      void readAgain();
    }
  };

  return (
    <Dialog title="Hide this review?" isOpen onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void hide();
        }}
      >
        <p>
          What <strong>{review.name}</strong> wrote stays, and nobody else reads it. She is told your reason.
          You can publish it again.
        </p>
        <SelectField
          label="Reason"
          value={reason}
          error={isChecked && !reason ? 'Please choose a reason' : undefined}
          onChange={(event) => setReason(event.target.value)}
        >
          <option value="">Choose …</option>
          {reasons.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </SelectField>
        <TextArea
          label="In more words (optional)"
          rows={2}
          maxLength={400}
          value={more}
          onChange={(event) => setMore(event.target.value)}
        />
        {problem && (
          <Alert tone="danger" title="The review is as it was">
            <p>{sentenceOf(problem, reviewSentences)}</p>
          </Alert>
        )}
        <ReviewWays>
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
          <Button variant="danger" type="submit" isBusy={isBusy}>
            Hide the review
          </Button>
        </ReviewWays>
      </Form>
    </Dialog>
  );
}
