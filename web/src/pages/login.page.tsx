import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { firstPageOf } from '../lib/first-page';
import { hasPasskeys } from '../api/has-passkeys';
import { useMailReach } from '../api/use-mail-reach';
import { useSession } from '../api/use-session';
import { OtherForm } from '../features/own/auth/auth-form';
import { AuthFrame } from '../features/own/auth/auth-frame';
import { GoogleSignIn, OtherWays } from '../features/own/auth/other-ways';
import type { SentCode } from '../features/own/auth/code-calls';
import { LoginForm } from '../features/own/auth/login-form';
import { useDemoPeople } from '../features/own/auth/use-demo-people';
import { useLinkCode } from '../features/own/auth/use-link-code';
import { originPath } from '../lib/origin-path';
import { paths } from '../lib/paths';
import { Button } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { below } from '../ui/media';
import { Page } from '../ui/page';
import { useFirstPage } from '../ui/use-first-page';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { auth } from '../words/auth.gen';
import { inSentence } from '../words/in-sentence';
import { useWords } from '../words/use-words';

const CodeLogin = lazyPart(
  () => import('../features/own/auth/code-login').then((part) => part.CodeLogin),
  '160px',
);
const PasskeySignIn = lazyPart(
  () => import('../features/own/auth/passkey-sign-in').then((part) => part.PasskeySignIn),
  '48px',
);
const FactorStep = lazyPart(
  () => import('../features/own/auth/factor-step').then((part) => part.FactorStep),
  '320px',
);
const CodeLink = lazyPart(
  () => import('../features/own/auth/code-link').then((part) => part.CodeLink),
  '96px',
);

const DemoPeople = lazyPart(
  () => import('../features/own/auth/demo-people').then((part) => part.DemoPeople),
  '230px',
);

/** As high as the demo's people, so that the form below stays when they appear. */
const DemoPlace = styled.div`
  display: flow-root;
  min-height: 262px;
  @media ${below('md')} {
    min-height: 366px;
  }
`;

export default function LoginPage() {
  const words = useWords(auth);
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  // The server has rendered the page for a visitor without an origin (app/drawing.ts).
  const from = (isHydrated && params.get('from')) || undefined;
  const origin = originPath(from);
  const session = useSession();
  const code = useLinkCode();
  const [sent, setSent] = useState<SentCode | null>(null);
  const reach = useMailReach();
  const demoPeople = useDemoPeople();
  const [isByPasskey, setByPasskey] = useState(false);

  if (session.status === 'signed-in') {
    return <Onward from={from} user={session.user} />;
  }
  const ways = session.status === 'signed-out' ? session : null;
  // Until the session says so, use the salon's setting, because the server also renders this page.
  const hasCodes = ways ? ways.codes : reach !== 'nobody';
  if (isHydrated && params.has('factor')) {
    return (
      <Page title={words.login()}>
        <AuthFrame>
          <FactorStep from={from} />
        </AuthFrame>
      </Page>
    );
  }
  return (
    <Page title={words.login()}>
      <AuthFrame>
        <h1>{words.goodToSeeYou()}</h1>
        <p>{words.logInTo()}</p>
        {demoPeople && <DemoPlace>{demoPeople.length > 0 && <DemoPeople people={demoPeople} />}</DemoPlace>}
        {code && ways && <CodeLink key={code} code={code} origin={origin} />}
        {sent ? (
          <CodeLogin sent={sent} onSent={setSent} />
        ) : (
          <LoginForm
            origin={origin}
            failureCode={params.get('error')}
            onCode={hasCodes ? setSent : undefined}
          />
        )}
        <OtherForm>
          <Link to={paths.resetPassword(from)}>{words.forgetPassword()}</Link>
        </OtherForm>
        {ways && (ways.google || hasPasskeys()) && (
          <OtherWays>
            {hasPasskeys() &&
              (isByPasskey ? (
                <PasskeySignIn />
              ) : (
                <Button variant="ghost" onClick={() => setByPasskey(true)}>
                  {words.withPasskey()}
                </Button>
              ))}
            {ways.google && <GoogleSignIn origin={origin} />}
          </OtherWays>
        )}
        <OtherForm>
          {inSentence(words.newHere, {}, { link: (inner) => <Link to={paths.signUp(from)}>{inner}</Link> })}
        </OtherForm>
      </AuthFrame>
    </Page>
  );
}

/** Leads to the page they came from, or their start page. */
function Onward({ from, user }: { from: string | undefined; user: Parameters<typeof firstPageOf>[0] }) {
  const [begun] = useFirstPage();
  return <Navigate to={originPath(from, firstPageOf(user, begun))} replace />;
}
