import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../api/use-session';
import { GoogleSignIn, OtherForm } from '../features/auth/auth-form';
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

  if (session.status === 'signed-in') return <Navigate to={origin} replace />;
  return (
    <Page title="Sign Up">
      <AuthFrame>
        <h1>Make yourself at home</h1>
        <p>One account keeps your bookings together, and booking your next visit takes half a minute.</p>
        <SignUpForm failureCode={params.get('error')} />
        {session.status === 'signed-out' && session.google && <GoogleSignIn origin={origin} />}
        <OtherForm>
          Already have an account? <Link to={paths.login(params.get('from') ?? undefined)}>Login</Link>
        </OtherForm>
      </AuthFrame>
    </Page>
  );
}
