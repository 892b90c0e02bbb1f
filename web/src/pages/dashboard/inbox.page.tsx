import { Inbox } from '../../features/people/messages/inbox';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardInboxPage() {
  const title = useWords(dashboard).inbox();
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <Inbox />
    </Page>
  );
}
