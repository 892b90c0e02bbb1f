import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../api/use-session';
import { GoogleSignIn, OtherForm } from '../features/auth/auth-form';
import { AuthFrame } from '../features/auth/auth-frame';
import { originPath } from '../lib/origin-path';
import { paths } from '../lib/paths';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';

const LoginForm = lazyPart(
  () => import('../features/auth/login-form').then((part) => part.LoginForm),
  '260px',
);

export default function LoginPage() {
  const [params] = useSearchParams();
  const origin = originPath(params.get('from'));
  const session = useSession();

  if (session.status === 'signed-in') return <Navigate to={origin} replace />;
  return (
    <Page title="Login">
      <AuthFrame>
        <h1>Good to see you again</h1>
        <p>Log in to book, to change a booking, or to book your last one again.</p>
        <LoginForm failureCode={params.get('error')} />
        <OtherForm>
          <Link to={paths.resetPassword}>Forget password ?</Link>
        </OtherForm>
        {session.status === 'signed-out' && session.google && <GoogleSignIn origin={origin} />}
        <OtherForm>
          New here? <Link to={paths.signUp(params.get('from') ?? undefined)}>Create New Account</Link>
        </OtherForm>
      </AuthFrame>
    </Page>
  );
}
