import { AccountSections } from '../../features/account/account-sections';
import { Page } from '../../ui/page';

export default function DashboardAccountPage() {
  return (
    <Page title="My account">
      <h1>My account</h1>
      <AccountSections />
    </Page>
  );
}
