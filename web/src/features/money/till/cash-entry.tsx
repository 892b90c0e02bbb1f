import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { randomId } from '../../../lib/random-id';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';

/**
 * Records a cash movement only once, however often the button is pressed. More than the expected cash needs a second
 * press.
 */
export function useCashEntry(onEntered: () => void) {
  const words = useWords(book);
  const [key] = useState(randomId);
  const [isBeyondDrawer, setBeyondDrawer] = useState(false);
  /** Returns false if it needs a second press. */
  const enter = async (
    send: (confirmed: { confirmBeyondDrawer?: true }, key: string) => Promise<void>,
  ): Promise<false | void> => {
    try {
      await send(isBeyondDrawer ? { confirmBeyondDrawer: true } : {}, key);
    } catch (thrown) {
      if (asProblem(thrown).code !== 'more-than-in-drawer') throw thrown;
      setBeyondDrawer(true);
      return false;
    }
    toast.success(words.entered());
    onEntered();
  };
  return { enter, isBeyondDrawer };
}

/** The end of a cash dialog: its failure and buttons. */
export function CashDialogEnd({
  form,
  isBeyondDrawer,
  submit,
  isDisabled = false,
  onClose,
}: {
  form: { failure: string | null; isBusy: boolean };
  isBeyondDrawer: boolean;
  /** The button's label. */
  submit: string;
  isDisabled?: boolean;
  onClose: () => void;
}) {
  const words = useWords(book);
  return (
    <>
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
        <Button type="submit" isBusy={form.isBusy} disabled={isDisabled}>
          {isBeyondDrawer ? words.enterAnyway() : submit}
        </Button>
      </DialogActions>
    </>
  );
}
