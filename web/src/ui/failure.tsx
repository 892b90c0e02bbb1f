import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';
import { Alert } from './alert';
import { Button } from './button';

/** The error state of a list or page: what could not be loaded, or another title, and a retry. */
export function Failure({
  what,
  title,
  message,
  onRetry,
  isRetrying,
}: ({ what: string; title?: never } | { what?: never; title: string }) & {
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}) {
  const words = useWords(shell);
  return (
    <Alert tone="danger" title={title ?? words.couldNotLoad({ what })}>
      <p>{message}</p>
      <Button variant="ghost" size="small" onClick={onRetry} isBusy={isRetrying}>
        {words.tryAgain()}
      </Button>
    </Alert>
  );
}
