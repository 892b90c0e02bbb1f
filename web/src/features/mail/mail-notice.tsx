import { Alert } from '../../ui/alert';
import type { MailPage } from './models';

const emails = (count: number) => `${count} ${count === 1 ? 'email' : 'emails'}`;

/** Says when emails are not being sent, or when the mail server is in trouble; nothing when all is well. */
export function MailNotice({ leavesTheHouse, failed, overdue }: MailPage) {
  if (!leavesTheHouse) {
    return (
      <Alert tone="info" title="Emails are not being sent">
        <p>No mail server is set up yet. You can read everything the salon would have sent here.</p>
      </Alert>
    );
  }
  if (failed === 0 && overdue === 0) return null;
  return (
    <Alert tone="warning" title="Some emails are not being delivered">
      {overdue > 0 && <p>{emails(overdue)} could not be sent yet. We keep trying.</p>}
      {failed > 0 && (
        <p>{emails(failed)} could not be delivered. Open one to see why and to send it again.</p>
      )}
    </Alert>
  );
}
