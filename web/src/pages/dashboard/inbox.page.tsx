import { Inbox } from '../../features/messages/inbox';
import { Page } from '../../ui/page';

export default function DashboardInboxPage() {
  return (
    <Page title="Inbox">
      <h1>Inbox</h1>
      <Inbox />
    </Page>
  );
}
