import { Inbox } from '../../features/people/messages/inbox';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardInboxPage() {
  const title = useWords(dashboard).inbox();
  return (
    <Page title={title}>
      <Titled title={title}>
        <Inbox />
      </Titled>
    </Page>
  );
}
