import { Navigate, useLocation } from 'react-router-dom';
import { useApi } from '../api/use-api';
import { useSession } from '../api/use-session';
import { AuthFrame } from '../features/own/auth/auth-frame';
import { paths } from '../lib/paths';
import { Unanswered } from '../ui/answered';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { NoticePage } from '../ui/notice-page';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';
import { emailLinks } from '../words/email-links.gen';
import { useWords } from '../words/use-words';

const SetupForm = lazyPart(
  () => import('../features/own/auth/setup-form').then((part) => part.SetupForm),
  '420px',
);

/** The fragment never leaves the browser, so no log on the way contains the code: `#code=…` or the bare code. */
function codeOf(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  return new URLSearchParams(fragment).get('code') || fragment;
}

export default function SetupPage() {
  const words = useWords(emailLinks);
  const { hash } = useLocation();
  const session = useSession();
  const answer = useApi('/setup', undefined, { revalidateOnFocus: false });
  const { data: setup } = answer;

  if (session.status === 'signed-in') return <Navigate to={paths.dashboardOverview} replace />;
  return (
    <Page title={words.setUpTheSalon()}>
      {setup?.open === false ? (
        <PageSection>
          <Container>
            <NoticePage actions={<LinkButton to={paths.login()}>{words.login()}</LinkButton>}>
              <h1>{words.alreadySetUp()}</h1>
              <p>{words.hasAdmin()}</p>
            </NoticePage>
          </Container>
        </PageSection>
      ) : (
        <AuthFrame>
          <h1>{words.setUpYourSalon()}</h1>
          <p>{words.accountWillBeAdmin()}</p>
          <Unanswered answer={answer} title={words.couldNotReachServer()} skeleton={null} />
          {setup?.open && <SetupForm code={codeOf(hash)} asksForSalon={setup.isEmpty} />}
        </AuthFrame>
      )}
    </Page>
  );
}
