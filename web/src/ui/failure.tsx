import { Alert } from './alert';
import { Button } from './button';

/** The error face of a list or page: what failed, and a way to try again. */
export function Failure({
  title,
  message,
  onRetry,
  isRetrying,
}: {
  title: string;
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}) {
  return (
    <Alert tone="danger" title={title}>
      <p>{message}</p>
      <Button variant="ghost" size="small" onClick={onRetry} isBusy={isRetrying}>
        Try again
      </Button>
    </Alert>
  );
}
