import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OtherForm } from '../features/auth/auth-form';
import { AuthFrame } from '../features/auth/auth-frame';
import { useLinkCode } from '../features/auth/use-link-code';
import { paths } from '../lib/paths';
import { Alert } from '../ui/alert';
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
  const [sentTo, setSentTo] = useState('');

  if (code) {
    return (
      <Page title="Choose a new password">
        <AuthFrame>
          <h1>Choose a new password</h1>
          <p>It replaces the old one and signs you out everywhere.</p>
          <NewPasswordForm
            key={code}
            code={code}
            onDone={() => void navigate(paths.login(), { replace: true })}
          />
          <OtherForm>
            The link doesn’t work? <Link to={paths.resetPassword}>Ask for a new one</Link>
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
        <ResetRequestForm onSent={setSentTo} />
        {sentTo && (
          <Alert tone="success" title="Check your email">
            <p>If {sentTo} has an account here, a link is on its way. The link works for 30 minutes.</p>
          </Alert>
        )}
        <OtherForm>
          Remembered it? <Link to={paths.login()}>Login</Link>
        </OtherForm>
      </AuthFrame>
    </Page>
  );
}
