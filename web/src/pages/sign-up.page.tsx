import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../api/use-session';
import { useTexts } from '../api/use-texts';
import { OtherForm } from '../features/own/auth/auth-form';
import { AuthFrame } from '../features/own/auth/auth-frame';
import { GoogleSignIn, OtherWays } from '../features/own/auth/other-ways';
import { originPath } from '../lib/origin-path';
import { paths } from '../lib/paths';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { auth } from '../words/auth.gen';
import { inSentence } from '../words/in-sentence';
import { useWords } from '../words/use-words';

const SignUpForm = lazyPart(
  () => import('../features/own/auth/sign-up-form').then((part) => part.SignUpForm),
  '360px',
);

export default function SignUpPage() {
  const words = useWords(auth);
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  // The server has rendered the page for a visitor without an origin (app/drawing.ts).
  const from = (isHydrated && params.get('from')) || undefined;
  const origin = originPath(from);
  const session = useSession();
  const text = useTexts();

  if (session.status === 'signed-in') return <Navigate to={origin} replace />;
  return (
    <Page title={words.signUp()}>
      <AuthFrame>
        <h1>{words.atHome()}</h1>
        <p>{words.oneAccount()}</p>
        <SignUpForm failureCode={params.get('error')} />
        {session.status === 'signed-out' && session.google && (
          <OtherWays>
            <GoogleSignIn origin={origin} />
          </OtherWays>
        )}
        <OtherForm>
          {inSentence(
            words.bySigningUp,
            {
              terms: text('terms.heading') || words.terms(),
              privacy: text('privacy.heading') || words.privacy(),
            },
            {
              terms: (inner) => <Link to={paths.terms}>{inner}</Link>,
              privacy: (inner) => <Link to={paths.privacy}>{inner}</Link>,
            },
          )}
        </OtherForm>
        <OtherForm>
          {inSentence(
            words.haveAccount,
            {},
            { link: (inner) => <Link to={paths.login(from)}>{inner}</Link> },
          )}
        </OtherForm>
      </AuthFrame>
    </Page>
  );
}
