import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { OtherForm } from '../features/own/auth/auth-form';
import { AuthFrame } from '../features/own/auth/auth-frame';
import { useLinkCode } from '../features/own/auth/use-link-code';
import { paths } from '../lib/paths';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';
import { emailLinks } from '../words/email-links.gen';
import { inSentence } from '../words/in-sentence';
import { useWords } from '../words/use-words';

const ResetRequestForm = lazyPart(
  () => import('../features/own/auth/reset-request-form').then((part) => part.ResetRequestForm),
  '160px',
);
const NewPasswordForm = lazyPart(
  () => import('../features/own/auth/new-password-form').then((part) => part.NewPasswordForm),
  '260px',
);

export default function ResetPasswordPage() {
  const words = useWords(emailLinks);
  const code = useLinkCode();
  const navigate = useNavigate();
  const from = useSearchParams()[0].get('from') ?? undefined;

  if (code) {
    return (
      <Page title={words.chooseNewPassword()}>
        <AuthFrame>
          <h1>{words.chooseNewPassword()}</h1>
          <p>{words.replacesOld()}</p>
          <NewPasswordForm
            key={code}
            code={code}
            onDone={() => void navigate(paths.login(from), { replace: true })}
          />
          <OtherForm>
            {inSentence(
              words.linkFails,
              {},
              { link: (inner) => <Link to={paths.resetPassword(from)}>{inner}</Link> },
            )}
          </OtherForm>
        </AuthFrame>
      </Page>
    );
  }
  return (
    <Page title={words.resetPassword()}>
      <AuthFrame>
        <h1>{words.forgottenPassword()}</h1>
        <p>{words.weSendLink()}</p>
        <ResetRequestForm />
        <OtherForm>
          {inSentence(words.remembered, {}, { link: (inner) => <Link to={paths.login(from)}>{inner}</Link> })}
        </OtherForm>
      </AuthFrame>
    </Page>
  );
}
