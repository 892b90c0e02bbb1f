import { useEffect, useEffectEvent, useRef } from 'react';
import { KeyRound } from 'lucide-react';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useSessionActions } from '../../../api/use-session';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { Icon } from '../../../ui/icon';
import { auth } from '../../../words/auth.gen';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import { greet } from './greet';
import { logInWithPasskey } from './passkey-log-in';
import { forgetTyped } from './typed';

/** Logs in with a passkey alone, which identifies the user and covers both factors; starts automatically. */
export function PasskeySignIn() {
  const words = useWords(auth);
  const sentences = { 'passkey-stopped': useWords(twoStep).passkeyStopped() };
  const sentenceOf = useSentenceOf();
  const { begin } = useSessionActions();
  const { run, isBusy, problem } = useAction();
  const logIn = () =>
    run(async () => {
      const user = await logInWithPasskey();
      forgetTyped();
      await begin(user);
      greet(words, user, false);
    });

  const isBegun = useRef(false);
  const start = useEffectEvent(() => void logIn());
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    start();
  }, []);

  return (
    <>
      <Button variant="ghost" isWide isBusy={isBusy} onClick={() => void logIn()}>
        <Icon of={KeyRound} /> {words.withPasskey()}
      </Button>
      <FormFailure sentence={problem && sentenceOf(problem, sentences)} />
    </>
  );
}
