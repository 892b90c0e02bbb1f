import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import { required } from '../../../lib/field-rules';
import { randomId } from '../../../lib/random-id';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toaster';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import type { TillMovement } from './models';
import { useTillActions } from './mutations';

/** Takes a movement back, with a reason. */
export function ReverseDialog({ movement, onClose }: { movement: TillMovement; onClose: () => void }) {
  const words = useWords(book);
  const { reverse } = useTillActions();
  // What is pressed twice is done once.
  const [key] = useState(randomId);
  const [isBeyondDrawer, setBeyondDrawer] = useState(false);
  const form = useApiForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      try {
        const more = isBeyondDrawer && { confirmBeyondDrawer: true };
        await reverse(movement._id, { reason: reason.trim(), ...more }, key);
      } catch (thrown) {
        if (asProblem(thrown).code !== 'more-than-in-drawer') throw thrown;
        setBeyondDrawer(true);
        return false;
      }
      toast.success(words.entered());
      onClose();
    },
  });
  return (
    <Dialog title={words.reverseThat()} isOpen onClose={onClose}>
      <Form form={form}>
        <p>{words.reverseText()}</p>
        <Field
          label={words.reason()}
          maxLength={200}
          {...form.field('reason', required(words.reasonNeeded()))}
        />
        {isBeyondDrawer && (
          <Alert tone="warning">
            <p>{words.moreThanInDrawer()}</p>
          </Alert>
        )}
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {isBeyondDrawer ? words.enterAnyway() : words.reverse()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
