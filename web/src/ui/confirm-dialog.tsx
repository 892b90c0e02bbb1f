import { useState, type ReactNode } from 'react';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';
import { Alert } from './alert';
import { Button } from './button';
import { Dialog } from './dialog';
import { DialogActions } from './button-row';
import { Stack } from './layout';

/** Asks for confirmation of an irreversible action and describes it; after a failure, says so and stays open. */
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
  /** The confirming button's label. */
  action: string;
  /** `primary` for irreversible actions that destroy nothing. */
  variant?: 'danger' | 'primary';
  /** The cancelling button's label. */
  keep?: string;
  /** Shown above the reason for a failure. */
  unchanged?: string;
  /** The consequences. */
  children: ReactNode;
  /** Resolves to the reason for a failure, or null on success. */
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
