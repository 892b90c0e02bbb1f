import { Alert } from '../../../ui/alert';
import { mail as book } from '../../../words/mail.gen';
import { useWords } from '../../../words/use-words';
import type { MailPage } from './models';

/** Says when emails are not being sent, or the mail server has problems; otherwise hidden. */
export function MailNotice({ leavesTheHouse, failed, overdue }: MailPage) {
  const words = useWords(book);
  if (!leavesTheHouse) {
    return (
      <Alert tone="info" title={words.notBeingSent()}>
        <p>{words.noMailServer()}</p>
      </Alert>
    );
  }
  if (failed === 0 && overdue === 0) return null;
  return (
    <Alert tone="warning" title={words.notDelivered()}>
      {overdue > 0 && <p>{words.couldNotBeSentYet({ count: overdue })}</p>}
      {failed > 0 && <p>{words.couldNotBeDelivered({ count: failed })}</p>}
    </Alert>
  );
}
