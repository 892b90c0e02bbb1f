import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../api/use-session';
import { useTexts } from '../api/use-texts';
import { GoogleSignIn, OtherForm, OtherWays } from '../features/auth/auth-form';
import { AuthFrame } from '../features/auth/auth-frame';
import { originPath } from '../lib/origin-path';
import { paths } from '../lib/paths';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';

const SignUpForm = lazyPart(
  () => import('../features/auth/sign-up-form').then((part) => part.SignUpForm),
  '360px',
);

export default function SignUpPage() {
  const [params] = useSearchParams();
  const origin = originPath(params.get('from'));
  const session = useSession();
  const text = useTexts();

  if (session.status === 'signed-in') return <Navigate to={origin} replace />;
  return (
    <Page title="Sign Up">
      <AuthFrame>
        <h1>Make yourself at home</h1>
        <p>One account keeps your bookings together, and booking your next visit takes half a minute.</p>
        <SignUpForm failureCode={params.get('error')} />
        {session.status === 'signed-out' && session.google && (
          <OtherWays>
            <GoogleSignIn origin={origin} />
          </OtherWays>
        )}
        <OtherForm>
          By signing up you agree to our <Link to={paths.terms}>{text('terms.heading') || 'Terms'}</Link>.
          What we keep, and for how long, is under{' '}
          <Link to={paths.privacy}>{text('privacy.heading') || 'Privacy'}</Link>.
        </OtherForm>
        <OtherForm>
          Already have an account? <Link to={paths.login(params.get('from') ?? undefined)}>Login</Link>
        </OtherForm>
      </AuthFrame>
    </Page>
  );
}
