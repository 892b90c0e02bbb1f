import { Alert } from './alert';
import { Button } from './button';

/** The error face of a list or page: what could not be loaded, or a title that says what else failed, and another try. */
export function Failure({
  what,
  title = `We couldn’t load ${what}`,
  message,
  onRetry,
  isRetrying,
}: ({ what: string; title?: never } | { what?: never; title: string }) & {
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
