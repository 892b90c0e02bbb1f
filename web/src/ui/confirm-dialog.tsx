import { useState, type ReactNode } from 'react';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';
import { Alert } from './alert';
import { Button } from './button';
import { Dialog } from './dialog';
import { DialogActions } from './button-row';
import { Stack } from './layout';

/** Asks before something is done that cannot be taken back, and says what; when it cannot be, says so and stays. */
export function ConfirmDialog({
  title,
  action,
  variant = 'danger',
  keep,
  unchanged,
  children,
  onConfirm,
  onClose,
}: {
  title: string;
  /** The word for doing it. */
  action: string;
  /** `primary` for what cannot be taken back but destroys nothing. */
  variant?: 'danger' | 'primary';
  /** The word for leaving it as it is. */
  keep?: string;
  /** What is said above the sentence that says why it failed. */
  unchanged?: string;
  /** What will be gone. */
  children: ReactNode;
  /** Gives the sentence that says why it failed, or null when it is done. */
  onConfirm: () => Promise<string | null>;
  onClose: () => void;
}) {
  const words = useWords(shell);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    setRefusal(await onConfirm());
    setBusy(false);
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Stack>
        {children}
        {refusal !== null && (
          <Alert tone="danger" title={unchanged ?? words.nothingChanged()}>
            <p>{refusal}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {keep ?? words.cancel()}
          </Button>
          <Button variant={variant} isBusy={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
