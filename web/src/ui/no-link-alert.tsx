import { inSentence } from '../words/in-sentence';
import { noMail } from '../words/no-mail.gen';
import { useWords } from '../words/use-words';
import { Alert } from './alert';

/** Says that no email with a link will come, because the demo sends none or the salon can't yet. */
export function NoLinkAlert({ isDemo, email }: { isDemo: boolean; email: string }) {
  const words = useWords(noMail);
  return isDemo ? (
    <Alert tone="info" title={words.demoSendsNone()}>
      <p>{inSentence(words.linkWouldBeSent, { email: <bdi dir="ltr">{email}</bdi> })}</p>
    </Alert>
  ) : (
    <Alert tone="warning" title={words.salonSendsNone()}>
      <p>{words.askForLink()}</p>
    </Alert>
  );
}
