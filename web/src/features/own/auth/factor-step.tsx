import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { answerOf, client } from '../../../api/client';
import type { SessionUser } from '../../../api/models';
import { waysIn } from '../../../api/prove-again';
import { useApi } from '../../../api/use-api';
import { useSessionActions } from '../../../api/use-session';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { Alert } from '../../../ui/alert';
import { LinkButton } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { Hint } from '../../../ui/text';
import { auth } from '../../../words/auth.gen';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import { OtherForm } from './auth-form';
import { Next } from './auth-frame';
import { FactorForm } from './factor-form';
import { greet } from './greet';
import { logInWithPasskey } from './passkey-log-in';
import { forgetTyped } from './typed';

const Body = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);
`;

/** The second step of logging in, after a password, a code from an email or Google. */
export function FactorStep({ from }: { from: string | undefined }) {
  const words = useWords(twoStep);
  const greetings = useWords(auth);
  const { begin } = useSessionActions();
  const answer = useApi('/auth/factor');
  const { data, error } = answer;

  const enter = async (user: SessionUser) => {
    forgetTyped();
    await begin(user);
    greet(greetings, user, false);
  };

  return (
    <>
      <h1>{words.oneMoreStep()}</h1>
      <Body>
        {data ? (
          <>
            <FactorForm
              ways={waysIn(data.ways)}
              action={words.logIn()}
              onCode={async (code) =>
                enter((await answerOf(client.POST('/auth/factor', { body: { code } }))).user)
              }
              onPasskey={async () => enter(await logInWithPasskey())}
            />
            <Hint>{words.lostAll()}</Hint>
          </>
        ) : error?.status === 404 ? (
          <>
            <Alert tone="warning" title={words.tookTooLong()}>
              <p>{words.logInAgain()}</p>
            </Alert>
            <Next>
              <LinkButton to={paths.login(from)}>{words.logIn()}</LinkButton>
            </Next>
          </>
        ) : (
          <Unanswered answer={answer} title={words.couldNotGoOn()} skeleton={<Skeleton $height="12rem" />} />
        )}
      </Body>
      {data && (
        <OtherForm>
          <Link to={paths.login(from)}>{words.startAgain()}</Link>
        </OtherForm>
      )}
    </>
  );
}
