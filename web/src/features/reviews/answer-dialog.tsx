import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/field';
import { toast } from '../../ui/toaster';
import type { ReviewEntry } from './models';
import { useReviewActions } from './mutations';
import { ReviewWays } from './review-matter';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);

  blockquote {
    margin: 0;
    font-family: var(--font-display);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** What the salon says to a review, for everybody to read under it. */
export function AnswerDialog({ review, onClose }: { review: ReviewEntry; onClose: () => void }) {
  const { answerReview } = useReviewActions();
  const before = review.answer?.text ?? '';
  const [answer, setAnswer] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const say = async (text: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await answerReview(review, text);
      toast.success(text ? 'Your answer stands under the review.' : 'Your answer is taken back.');
      onClose();
    } catch (thrown) {
      setProblem(asProblem(thrown));
      setBusy(false);
    }
  };

  return (
    <Dialog title={`Answer ${review.name}`} isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void say(answer.trim());
        }}
      >
        <blockquote>“{review.text}”</blockquote>
        <TextArea
          label="The salon’s answer"
          rows={5}
          maxLength={2000}
          required
          hint="Everybody reads it under the review."
          error={problem?.fieldErrors['answer']}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        {problem && !problem.fieldErrors['answer'] && (
          <Alert tone="danger" title="The answer is as it was">
            <p>{sentenceOf(problem)}</p>
          </Alert>
        )}
        <ReviewWays>
          <Button type="submit" isBusy={isBusy}>
            {before ? 'Save' : 'Answer'}
          </Button>
          {before && (
            <Button variant="danger" disabled={isBusy} onClick={() => void say('')}>
              Take the answer back
            </Button>
          )}
        </ReviewWays>
      </Form>
    </Dialog>
  );
}
