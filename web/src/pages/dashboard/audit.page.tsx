import { AuditLog } from '../../features/audit/audit-log';
import { Page } from '../../ui/page';

export default function DashboardAuditPage() {
  return (
    <Page title="Activity">
      <h1>Activity</h1>
      <AuditLog />
    </Page>
  );
}
