import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

/** Tells a team member that a page is not part of their work, and leads back. */
export function NotForYou() {
  const words = useWords(dashboard);
  return (
    <Page title={words.notForYou()}>
      <EmptyState
        isPage
        title={words.notForYou()}
        action={<LinkButton to={paths.dashboardDiary}>{words.backToDiary()}</LinkButton>}
      >
        {words.notForYouText()}
      </EmptyState>
    </Page>
  );
}
