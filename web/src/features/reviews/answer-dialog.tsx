import styled from 'styled-components';
import { useApiForm } from '../../api/use-api-form';
import { required } from '../../lib/field-rules';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast } from '../../ui/toaster';
import { DialogActions } from '../../ui/button-row';
import type { ReviewEntry } from './models';
import { useReviewActions } from './mutations';

const Quote = styled.blockquote`
  margin: 0;
  font-family: var(--font-display);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The salon's public answer to a review. */
export function AnswerDialog({ review, onClose }: { review: ReviewEntry; onClose: () => void }) {
  const { answerReview } = useReviewActions();
  const saved = review.answer?.text ?? '';
  const say = async (text: string) => {
    await answerReview(review, text);
    toast.success(text ? 'Your answer is shown under the review.' : 'Your answer has been removed.');
    onClose();
  };
  const form = useApiForm({
    defaultValues: { answer: saved },
    send: ({ answer }) => say(answer.trim()),
  });

  return (
    <Dialog title={`Answer ${review.name}`} isOpen onClose={onClose}>
      <Form form={form}>
        <Quote>“{review.text}”</Quote>
        <TextArea
          label="The salon’s answer"
          rows={5}
          maxLength={2000}
          hint="Shown to everyone under the review."
          {...form.field('answer', required('Write an answer first.'))}
        />
        {form.failure && (
          <Alert tone="danger" title="The answer has not been changed">
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          {saved && (
            <Button variant="danger" disabled={form.isBusy} onClick={() => form.attempt(() => say(''))}>
              Remove the answer
            </Button>
          )}
          <Button type="submit" isBusy={form.isBusy}>
            {saved ? 'Save' : 'Answer'}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
