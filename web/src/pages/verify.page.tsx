import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProvedAddress } from '../api/models';
import { OtherDoor } from '../features/auth/auth-form';
import { AuthFrame, Next } from '../features/auth/auth-frame';
import { useLinkCode } from '../features/auth/use-link-code';
import { paths } from '../lib/paths';
import { LinkButton } from '../ui/button';
import { later } from '../ui/later';
import { Page } from '../ui/page';

const VerifyForm = later(
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
    To the salon
  </LinkButton>
);

const outcomes: Record<ProvedAddress['outcome'], Words> = {
  verified: {
    heading: 'Thank you',
    text: (email) => <>We know now that {email} is yours.</>,
    next: home,
  },
  'email-changed': {
    heading: 'Your new address',
    text: (email) => <>From now on you log in with {email}, and our mail goes there.</>,
    next: home,
  },
  'email-restored': {
    heading: 'Your account is yours again',
    text: (email) => (
      <>
        It has its address {email} back. Everybody else is signed out, and the old password opens it no more:
        choose a new one now.
      </>
    ),
    next: (
      <LinkButton to={paths.resetPassword} isWide>
        Choose a new password
      </LinkButton>
    ),
  },
};

export default function VerifyPage() {
  const code = useLinkCode();
  // Another link that is opened in the same window begins anew.
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
    <Page title="Confirm your address">
      <AuthFrame>
        <h1>Is this your address?</h1>
        {code ? (
          <>
            <p>One press, and what the mail asked you about is done.</p>
            <VerifyForm code={code} onProved={setProved} />
          </>
        ) : (
          <p>Please open the link in our mail once more: a part of it is missing here.</p>
        )}
        <OtherDoor>
          It does not work? <Link to={paths.login()}>Log in</Link> and ask for another mail on your account
          page.
        </OtherDoor>
      </AuthFrame>
    </Page>
  );
}
