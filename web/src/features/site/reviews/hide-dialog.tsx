import { useApiForm } from '../../../api/use-api-form';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SelectField, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { toast } from '../../../ui/toast';
import { DialogActions } from '../../../ui/button-row';
import type { ReviewEntry } from './models';
import { useReviewActions } from './mutations';
import { reviewSentences } from './review-sentences';
import { inSentence } from '../../../words/in-sentence';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { shell } from '../../../words/shell.gen';
import type { ReviewsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

/** A bad rating alone is no reason to hide a review. */
const reasonsIn = (words: ReviewsWords): readonly string[] => [
  words.notAboutSalon(),
  words.insults(),
  words.private(),
  words.advertising(),
  words.duplicate(),
];

/** Hides a review and tells its author why. */
export function HideDialog({ review, onClose }: { review: ReviewEntry; onClose: () => void }) {
  const words = useWords(reviewsArea);
  const general = useWords(shell);
  const { hideReview, readAgain } = useReviewActions();
  const form = useApiForm({
    defaultValues: { reason: '', details: '' },
    send: async ({ reason, details }) => {
      try {
        await hideReview(
          review,
          details.trim() ? words.reasonWithDetails({ reason, details: details.trim() }) : reason,
        );
      } catch (thrown) {
        void readAgain();
        throw thrown;
      }
      toast.success(words.reviewHidden({ name: review.name }));
      onClose();
    },
    sentences: reviewSentences(words),
  });

  return (
    <Dialog title={words.hideThis()} isOpen onClose={onClose}>
      <Form form={form}>
        <p>
          {inSentence(
            words.hidingMeans,
            { name: <bdi>{review.name}</bdi> },
            { strong: (inner) => <strong>{inner}</strong> },
          )}
        </p>
        <SelectField label={words.reason()} {...form.field('reason', { required: words.chooseReason() })}>
          <option value="">{words.choose()}</option>
          {reasonsIn(words).map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </SelectField>
        <TextArea label={words.details()} rows={2} maxLength={400} {...form.field('details')} />
        {form.failure && (
          <Alert tone="danger" title={words.reviewNotChanged()}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {general.cancel()}
          </Button>
          <Button variant="danger" type="submit" isBusy={form.isBusy}>
            {words.hideReview()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
