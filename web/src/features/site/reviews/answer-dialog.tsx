import styled from 'styled-components';
import { useApiForm } from '../../../api/use-api-form';
import { required } from '../../../lib/field-rules';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { toast } from '../../../ui/toast';
import { DialogActions } from '../../../ui/button-row';
import type { ReviewEntry } from './models';
import { useReviewActions } from './mutations';
import { inSentence } from '../../../words/in-sentence';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

const Quote = styled.blockquote`
  margin: 0;
  font-family: var(--font-display);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The salon's public answer to a review. */
export function AnswerDialog({ review, onClose }: { review: ReviewEntry; onClose: () => void }) {
  const words = useWords(reviewsArea);
  const general = useWords(shell);
  const { answerReview } = useReviewActions();
  const saved = review.answer?.text ?? '';
  const say = async (text: string) => {
    await answerReview(review, text);
    toast.success(text ? words.answerShown() : words.answerRemoved());
    onClose();
  };
  const form = useApiForm({
    defaultValues: { answer: saved },
    send: ({ answer }) => say(answer.trim()),
  });

  return (
    <Dialog title={words.answerTo({ name: review.name })} isOpen onClose={onClose}>
      <Form form={form}>
        <Quote>{inSentence(words.quoted, { text: <bdi>{review.text}</bdi> })}</Quote>
        <TextArea
          label={words.salonsAnswer()}
          rows={5}
          maxLength={2000}
          hint={words.shownToEveryone()}
          {...form.field('answer', required(words.writeAnswerFirst()))}
        />
        {form.failure && (
          <Alert tone="danger" title={words.answerNotChanged()}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {general.cancel()}
          </Button>
          {saved && (
            <Button variant="danger" disabled={form.isBusy} onClick={() => form.attempt(() => say(''))}>
              {words.removeAnswer()}
            </Button>
          )}
          <Button type="submit" isBusy={form.isBusy}>
            {saved ? general.save() : words.answer()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
