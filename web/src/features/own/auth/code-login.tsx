import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { useLastWay } from '../../../ui/use-last-way';
import { greet } from './greet';
import type { SentCode } from './code-calls';
import { CodeEntry } from './code-entry';
import { auth } from '../../../words/auth.gen';
import { loginCodes } from '../../../words/login-codes.gen';
import { useWords } from '../../../words/use-words';

/** Log-in with a code that was sent, replacing the form that asked for it. */
export function CodeLogin({
  sent,
  onSent,
}: {
  sent: SentCode;
  /** Called with another code, or null for another address or the password. */
  onSent: (sent: SentCode | null) => void;
}) {
  const words = useWords(loginCodes);
  const general = useWords(auth);
  const [, rememberWay] = useLastWay();
  return (
    <CodeEntry
      sent={sent}
      submitLabel={words.logIn()}
      onSignedIn={(user, isNew) => {
        rememberWay('code');
        greet(general, user, isNew);
      }}
      onSentAgain={(again) => {
        onSent(again);
        toast.success(words.emailSent());
      }}
      onOtherAddress={() => onSent(null)}
    >
      <Button variant="quiet" size="small" onClick={() => onSent(null)}>
        {words.logInWithPassword()}
      </Button>
    </CodeEntry>
  );
}
