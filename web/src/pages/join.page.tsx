import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAction } from '../api/use-action';
import { useSentenceOf } from '../api/use-sentence-of';
import { useSession, useSessionActions } from '../api/use-session';
import { AuthFrame, Next } from '../features/own/auth/auth-frame';
import { keepInvitation, keptInvitation } from '../features/own/auth/kept-invitation';
import { useLinkCode } from '../features/own/auth/use-link-code';
import { type ReceivedInvitation, useReceivedInvitation } from '../features/own/auth/use-received-invitation';
import { paths } from '../lib/paths';
import { Button, LinkButton } from '../ui/button';
import { Failure } from '../ui/failure';
import { FormFailure } from '../ui/form-failure';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';
import { Skeleton } from '../ui/skeleton';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { inSentence } from '../words/in-sentence';
import { join as book } from '../words/join.gen';
import { useWords } from '../words/use-words';

const forms = () => import('../features/own/auth/join-form');
const AcceptInvitationForm = lazyPart(() => forms().then((part) => part.AcceptInvitationForm), '96px');
const RegisterInvitedForm = lazyPart(() => forms().then((part) => part.RegisterInvitedForm), '300px');

const Then = styled.p`
  margin-top: var(--s-4);
`;

const notices = {
  expired: { heading: 'expired', text: 'expiredText' },
  used: { heading: 'used', text: 'usedText' },
  withdrawn: { heading: 'gone', text: 'goneText' },
} as const;

export default function JoinPage() {
  const isHydrated = useIsHydrated();
  const fresh = useLinkCode();
  useEffect(() => {
    if (fresh) keepInvitation(fresh);
  }, [fresh]);
  // Anyone who had to log in first returns without the link.
  const code = fresh || (isHydrated ? keptInvitation() : '');
  return <OneInvitation key={code} code={code} isKnown={isHydrated} />;
}

function OneInvitation({ code, isKnown }: { code: string; isKnown: boolean }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { reading, retry } = useReceivedInvitation(code);

  if (isKnown && code === '') {
    return (
      <Frame heading={words.joinTheTeam()}>
        <p>{words.partMissing()}</p>
        <Next>
          <LinkButton to={paths.home} isWide>
            {words.goHome()}
          </LinkButton>
        </Next>
      </Frame>
    );
  }
  if (reading.status === 'failed') {
    if (reading.problem.code === 'invalid-action-code') return <Notice state="withdrawn" />;
    return (
      <Frame heading={words.joinTheTeam()}>
        <Failure title={words.couldNotLook()} message={sentenceOf(reading.problem)} onRetry={retry} />
      </Frame>
    );
  }
  if (reading.status === 'loading') {
    return (
      <Frame heading={words.joinTheTeam()}>
        <Skeleton $height="1.5rem" />
        <Skeleton $height="3rem" />
      </Frame>
    );
  }
  const { invitation } = reading;
  if (invitation.state !== 'open') return <Notice state={invitation.state} />;
  const { email, role } = invitation;
  const asWhat = { stylist: words.asStylist(), reception: words.asReception(), admin: words.asAdmin() }[role];
  return (
    <Frame heading={words.joinTheTeam()}>
      <p>
        {inSentence(words.isFor, { email: <bdi dir="ltr">{email}</bdi> })} {asWhat}
      </p>
      <NextStep code={code} invitation={invitation} />
    </Frame>
  );
}

function NextStep({ code, invitation: { next, email } }: { code: string; invitation: ReceivedInvitation }) {
  const words = useWords(book);
  switch (next) {
    case 'accept':
      return <AcceptInvitationForm code={code} />;
    case 'register':
      return (
        <>
          <Then>{words.chooseNameAndPassword()}</Then>
          <RegisterInvitedForm code={code} email={email} />
        </>
      );
    case 'log-in':
      return (
        <>
          <Then>{words.haveAccount()}</Then>
          <Next>
            <LinkButton to={paths.login(paths.join)} isWide>
              {words.logInAndReturn()}
            </LinkButton>
          </Next>
        </>
      );
    case 'log-out':
      return <LogOutFirst code={code} />;
    case 'none':
      return null;
  }
}

function LogOutFirst({ code }: { code: string }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const navigate = useNavigate();
  const session = useSession();
  const { end } = useSessionActions();
  const { run, isBusy, problem } = useAction();
  const logOut = () =>
    run(async () => {
      // This tab's memory is cleared together with the previous user.
      void navigate({ pathname: paths.join, hash: `code=${code}` }, { replace: true });
      await end('home');
      keepInvitation(code);
    });
  const email = session.status === 'signed-in' ? session.user.email : '';
  return (
    <>
      <Then>{inSentence(words.loggedInAs, { email: <bdi dir="ltr">{email}</bdi> })}</Then>
      <Next>
        <Button isWide isBusy={isBusy} onClick={() => void logOut()}>
          {words.logOut()}
        </Button>
      </Next>
      <FormFailure sentence={problem && sentenceOf(problem)} />
    </>
  );
}

function Notice({ state }: { state: keyof typeof notices }) {
  const words = useWords(book);
  const { heading, text } = notices[state];
  return (
    <Frame heading={words[heading]()}>
      <p role="status">{words[text]()}</p>
      <Next>
        {state === 'used' ? (
          <LinkButton to={paths.login(paths.dashboard)} isWide>
            {words.logIn()}
          </LinkButton>
        ) : (
          <LinkButton to={paths.home} isWide>
            {words.goHome()}
          </LinkButton>
        )}
      </Next>
    </Frame>
  );
}

function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Page title={heading}>
      <AuthFrame>
        <h1>{heading}</h1>
        {children}
      </AuthFrame>
    </Page>
  );
}
