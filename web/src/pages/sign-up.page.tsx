import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../api/use-session';
import { GoogleSignIn, OtherDoor } from '../features/auth/auth-form';
import { AuthFrame } from '../features/auth/auth-frame';
import { originPath } from '../lib/origin-path';
import { paths } from '../lib/paths';
import { later } from '../ui/later';
import { Page } from '../ui/page';

const SignUpForm = later(
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
        <p>One account keeps your visits together, and booking the next one takes half a minute.</p>
        <SignUpForm failureCode={params.get('error')} />
        {session.status === 'signed-out' && session.google && <GoogleSignIn origin={origin} />}
        <OtherDoor>
          Already have an account? <Link to={paths.login(params.get('from') ?? undefined)}>Login</Link>
        </OtherDoor>
      </AuthFrame>
    </Page>
  );
}
