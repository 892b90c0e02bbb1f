import { useApiForm } from '../../api/use-api-form';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextArea } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast } from '../../ui/toaster';
import { DialogActions } from '../../ui/button-row';
import type { ReviewEntry } from './models';
import { useReviewActions } from './mutations';
import { reviewSentences } from './review-sentences';

/** A bad rating alone is no reason to hide a review. */
const reasons = [
  'It is not about this salon',
  'It insults someone',
  'It reveals someone’s private information',
  'It is advertising',
  'It is a duplicate',
];

/** Keeps a review from being shown; the client who wrote it learns why. */
export function HideDialog({ review, onClose }: { review: ReviewEntry; onClose: () => void }) {
  const { hideReview, readAgain } = useReviewActions();
  const form = useApiForm({
    defaultValues: { reason: '', details: '' },
    send: async ({ reason, details }) => {
      try {
        await hideReview(review, details.trim() ? `${reason}: ${details.trim()}` : reason);
      } catch (thrown) {
        void readAgain();
        throw thrown;
      }
      toast.success(`The review by ${review.name} is hidden.`);
      onClose();
    },
    sentences: reviewSentences,
  });

  return (
    <Dialog title="Hide this review?" isOpen onClose={onClose}>
      <Form form={form}>
        <p>
          What <strong>{review.name}</strong> wrote is kept, but no one else can read it. They will see your
          reason. You can publish the review again at any time.
        </p>
        <SelectField label="Reason" {...form.field('reason', { required: 'Please choose a reason' })}>
          <option value="">Choose …</option>
          {reasons.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </SelectField>
        <TextArea label="Details" rows={2} maxLength={400} {...form.field('details')} />
        {form.failure && (
          <Alert tone="danger" title="The review has not been changed">
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" isBusy={form.isBusy}>
            Hide the review
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
