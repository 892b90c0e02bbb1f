import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProvedAddress } from '../api/models';
import { OtherForm } from '../features/auth/auth-form';
import { AuthFrame, Next } from '../features/auth/auth-frame';
import { useLinkCode } from '../features/auth/use-link-code';
import { paths } from '../lib/paths';
import { LinkButton } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';

const VerifyForm = lazyPart(
  () => import('../features/auth/verify-form').then((part) => part.VerifyForm),
  '96px',
);

interface Words {
  heading: string;
  text: (email: string) => ReactNode;
  next: ReactNode;
}

const home = (
  <LinkButton to={paths.home} isWide>
    Go to the home page
  </LinkButton>
);

const outcomes: Record<ProvedAddress['outcome'], Words> = {
  verified: {
    heading: 'Email address confirmed',
    text: (email) => <>Thank you. {email} is confirmed.</>,
    next: home,
  },
  'email-changed': {
    heading: 'Email address changed',
    text: (email) => <>From now on, log in with {email}. Our emails go there, too.</>,
    next: home,
  },
  'email-restored': {
    heading: 'Your account is yours again',
    text: (email) => (
      <>
        Your email address is {email} again. Everyone has been signed out and the old password no longer
        works. Choose a new one now.
      </>
    ),
    next: (
      <LinkButton to={paths.resetPassword()} isWide>
        Choose a new password
      </LinkButton>
    ),
  },
};

export default function VerifyPage() {
  const code = useLinkCode();
  // Another link that is opened in the same window starts over.
  return <OneLink key={code} code={code} />;
}

function OneLink({ code }: { code: string }) {
  const [proved, setProved] = useState<ProvedAddress | null>(null);

  if (proved) {
    const { heading, text, next } = outcomes[proved.outcome];
    return (
      <Page title={heading}>
        <AuthFrame>
          <h1>{heading}</h1>
          <p role="status">{text(proved.email)}</p>
          <Next>{next}</Next>
        </AuthFrame>
      </Page>
    );
  }
  return (
    <Page title="Confirm your email address">
      <AuthFrame>
        <h1>Is this your email address?</h1>
        {code ? (
          <>
            <p>Press the button to confirm it.</p>
            <VerifyForm code={code} onProved={setProved} />
          </>
        ) : (
          <p>Part of the link is missing. Please open it from our email again.</p>
        )}
        <OtherForm>
          The link doesn’t work? <Link to={paths.login()}>Log in</Link> and ask for another email on your
          account page.
        </OtherForm>
      </AuthFrame>
    </Page>
  );
}
