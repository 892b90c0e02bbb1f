import { MailList } from '../../features/mail/mail-list';
import { Page } from '../../ui/page';

export default function DashboardMailPage() {
  return (
    <Page title="Mail">
      <h1>Mail</h1>
      <MailList />
    </Page>
  );
}
