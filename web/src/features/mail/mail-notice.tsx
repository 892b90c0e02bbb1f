import { Alert } from '../../ui/alert';
import type { MailPage } from './models';

const letters = (count: number) => `${count} ${count === 1 ? 'letter' : 'letters'}`;

/** Says when letters stay in the house, or when the mail server is in trouble; nothing when all is well. */
export function MailNotice({ leavesTheHouse, failed, overdue }: MailPage) {
  if (!leavesTheHouse) {
    return (
      <Alert tone="info" title="Letters are not leaving the house">
        <p>
          No mail server is set up yet, so nobody receives them. Everything the salon would have sent can be
          read here.
        </p>
      </Alert>
    );
  }
  if (failed === 0 && overdue === 0) return null;
  return (
    <Alert tone="warning" title="Some letters do not get through">
      {overdue > 0 && <p>{letters(overdue)} could not be sent yet; we keep trying by ourselves.</p>}
      {failed > 0 && <p>{letters(failed)} failed for good. Open one to see why and to send it again.</p>}
    </Alert>
  );
}
