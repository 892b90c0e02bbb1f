import { AccountSections } from '../../features/own/account/account-sections';
import { Page } from '../../ui/page';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';

export default function DashboardAccountPage() {
  const title = useWords(shell).myAccount();
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <AccountSections />
    </Page>
  );
}
