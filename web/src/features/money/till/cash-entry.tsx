import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { randomId } from '../../../lib/random-id';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toaster';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';

/** Enters cash once, however often it is pressed. More than the drawer should have needs a second press. */
export function useCashEntry(onEntered: () => void) {
  const words = useWords(book);
  const [key] = useState(randomId);
  const [isBeyondDrawer, setBeyondDrawer] = useState(false);
  /** False where it has to be pressed again. */
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

/** The end of a dialog that enters cash: what went wrong, and its buttons. */
export function CashDialogEnd({
  form,
  isBeyondDrawer,
  submit,
  isDisabled = false,
  onClose,
}: {
  form: { failure: string | null; isBusy: boolean };
  isBeyondDrawer: boolean;
  /** What the button says. */
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
