import { AuditLog } from '../../features/people/audit/audit-log';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { audit as book } from '../../words/audit.gen';
import { useWords } from '../../words/use-words';

export default function DashboardAuditPage() {
  const words = useWords(book);
  return (
    <Page title={words.activity()}>
      <Titled title={words.activity()}>
        <AuditLog />
      </Titled>
    </Page>
  );
}
