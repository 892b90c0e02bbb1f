import { AccountSections } from '../../features/own/account/account-sections';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';

export default function DashboardAccountPage() {
  const title = useWords(shell).myAccount();
  return (
    <Page title={title}>
      <Titled title={title}>
        <AccountSections />
      </Titled>
    </Page>
  );
}
