import { Outlet } from 'react-router-dom';
import { useIsAdmin } from '../../api/use-is-admin';
import { useWorksHere } from '../../api/use-may';
import { Unanswered } from '../../ui/answered';
import { Page } from '../../ui/page';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { PageSkeleton } from '../page-skeleton';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';
import { NotForYou } from './not-for-you';
import { SignOut } from './sign-out';

/**
 * Admits admins, according to the server (spec §6). Other team members are told that the page is not for them;
 * clients are logged out and sent to log in as an admin. The server checks every call again.
 */
export function AdminGuard() {
  const words = useWords(dashboard);
  const isOfTeam = useWorksHere();
  const answer = useIsAdmin();
  const { data: isAdmin } = answer;

  if (isAdmin === undefined) {
    const title = words.couldNotCheckAccess();
    const face = <Unanswered answer={answer} title={title} skeleton={<PageSkeleton />} />;
    if (!answer.error) return face;
    return (
      <Page title={title}>
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        {face}
      </Page>
    );
  }
  if (isAdmin) return <Outlet />;
  return isOfTeam ? <NotForYou /> : <SignOut />;
}
