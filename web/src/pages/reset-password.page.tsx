import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OtherDoor } from '../features/auth/auth-form';
import { AuthFrame } from '../features/auth/auth-frame';
import { useLinkCode } from '../features/auth/use-link-code';
import { paths } from '../lib/paths';
import { Alert } from '../ui/alert';
import { later } from '../ui/later';
import { Page } from '../ui/page';

const ResetRequestForm = later(
  () => import('../features/auth/reset-request-form').then((part) => part.ResetRequestForm),
  '160px',
);
const NewPasswordForm = later(
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
          <p>It replaces the old one, and signs you out wherever you are signed in.</p>
          <NewPasswordForm
            key={code}
            code={code}
            onDone={() => void navigate(paths.login(), { replace: true })}
          />
          <OtherDoor>
            The link does not work? <Link to={paths.resetPassword}>Ask for a new one</Link>
          </OtherDoor>
        </AuthFrame>
      </Page>
    );
  }
  return (
    <Page title="Reset password">
      <AuthFrame>
        <h1>Forgotten your password?</h1>
        <p>Tell us your email, and we send you a link with which you choose a new one.</p>
        <ResetRequestForm onSent={setSentTo} />
        {sentTo && (
          <Alert tone="success" title="Look into your mail">
            <p>If {sentTo} has an account here, a link is on its way. It works for half an hour.</p>
          </Alert>
        )}
        <OtherDoor>
          It came back to you? <Link to={paths.login()}>Login</Link>
        </OtherDoor>
      </AuthFrame>
    </Page>
  );
}
