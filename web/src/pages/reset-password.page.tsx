import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { OtherForm } from '../features/auth/auth-form';
import { AuthFrame } from '../features/auth/auth-frame';
import { useLinkCode } from '../features/auth/use-link-code';
import { paths } from '../lib/paths';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';

const ResetRequestForm = lazyPart(
  () => import('../features/auth/reset-request-form').then((part) => part.ResetRequestForm),
  '160px',
);
const NewPasswordForm = lazyPart(
  () => import('../features/auth/new-password-form').then((part) => part.NewPasswordForm),
  '260px',
);

export default function ResetPasswordPage() {
  const code = useLinkCode();
  const navigate = useNavigate();
  const from = useSearchParams()[0].get('from') ?? undefined;

  if (code) {
    return (
      <Page title="Choose a new password">
        <AuthFrame>
          <h1>Choose a new password</h1>
          <p>It replaces the old one and signs you out everywhere.</p>
          <NewPasswordForm
            key={code}
            code={code}
            onDone={() => void navigate(paths.login(from), { replace: true })}
          />
          <OtherForm>
            The link doesn’t work? <Link to={paths.resetPassword(from)}>Ask for a new one</Link>
          </OtherForm>
        </AuthFrame>
      </Page>
    );
  }
  return (
    <Page title="Reset password">
      <AuthFrame>
        <h1>Forgotten your password?</h1>
        <p>Enter your email and we’ll send you a link to choose a new one.</p>
        <ResetRequestForm />
        <OtherForm>
          Remembered it? <Link to={paths.login(from)}>Login</Link>
        </OtherForm>
      </AuthFrame>
    </Page>
  );
}
