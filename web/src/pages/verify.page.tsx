import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProvedAddress } from '../api/models';
import { OtherForm } from '../features/own/auth/auth-form';
import { AuthFrame, Next } from '../features/own/auth/auth-frame';
import { useLinkCode } from '../features/own/auth/use-link-code';
import { paths } from '../lib/paths';
import { LinkButton } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';
import { emailLinks } from '../words/email-links.gen';
import { inSentence } from '../words/in-sentence';
import { useWords } from '../words/use-words';

const VerifyForm = lazyPart(
  () => import('../features/own/auth/verify-form').then((part) => part.VerifyForm),
  '96px',
);

const outcomes = {
  verified: { heading: 'emailConfirmed', text: 'thanksConfirmed' },
  'email-changed': { heading: 'emailChanged', text: 'logInWithNew' },
  'email-restored': { heading: 'accountYoursAgain', text: 'emailRestored' },
} as const satisfies Record<ProvedAddress['outcome'], object>;

export default function VerifyPage() {
  const code = useLinkCode();
  // Opening another link in the same window starts over.
  return <OneLink key={code} code={code} />;
}

function OneLink({ code }: { code: string }) {
  const words = useWords(emailLinks);
  const [proved, setProved] = useState<ProvedAddress | null>(null);

  if (proved) {
    const { heading: name, text } = outcomes[proved.outcome];
    const heading = words[name]();
    const isRestored = proved.outcome === 'email-restored';
    return (
      <Page title={heading}>
        <AuthFrame>
          <h1>{heading}</h1>
          <p role="status">{inSentence(words[text], { email: <bdi dir="ltr">{proved.email}</bdi> })}</p>
          <Next>
            <LinkButton to={isRestored ? paths.resetPassword() : paths.home} isWide>
              {isRestored ? words.chooseNewPassword() : words.goHome()}
            </LinkButton>
          </Next>
        </AuthFrame>
      </Page>
    );
  }
  return (
    <Page title={words.confirmYourEmail()}>
      <AuthFrame>
        <h1>{words.isThisYours()}</h1>
        {code ? (
          <>
            <p>{words.pressToConfirm()}</p>
            <VerifyForm code={code} onProved={setProved} />
          </>
        ) : (
          <p>{words.partMissing()}</p>
        )}
        <OtherForm>
          {inSentence(words.linkFailsLogIn, {}, { link: (inner) => <Link to={paths.login()}>{inner}</Link> })}
        </OtherForm>
      </AuthFrame>
    </Page>
  );
}
