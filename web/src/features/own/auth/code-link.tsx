import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asProblem, type ProblemError } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useSessionActions } from '../../../api/use-session';
import { Alert } from '../../../ui/alert';
import { LoadingOverlay } from '../../../ui/loading-overlay';
import { codeSentences } from './auth-sentences';
import { confirmCode } from './code-calls';
import { greet } from './greet';
import { forgetTyped } from './typed';
import { useNextStep } from './use-next-step';
import { auth } from '../../../words/auth.gen';
import { loginCodes } from '../../../words/login-codes.gen';
import { useWords } from '../../../words/use-words';

/**
 * Uses a link's code automatically: programs that open links to check them don't have the cookie of the browser that
 * asked.
 */
export function CodeLink({ code, origin }: { code: string; origin: string }) {
  const words = useWords(loginCodes);
  const greetings = useWords(auth);
  const sentenceOf = useSentenceOf();
  const { begin } = useSessionActions();
  const goOn = useNextStep();
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const isBegun = useRef(false);

  const use = useEffectEvent(async () => {
    try {
      const answer = await confirmCode(code);
      if ('next' in answer) {
        await goOn(answer, origin);
        return;
      }
      forgetTyped();
      greet(greetings, answer.user, answer.isNew);
      await begin(answer.user);
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
  });
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void use();
  }, []);

  if (!problem) return <LoadingOverlay label={words.loggingIn()} />;
  const sentences = {
    ...codeSentences(words),
    'invalid-verification-code': words.newerCode(),
    'code-expired': words.linkOnce(),
  };
  return (
    <Alert tone="warning" title={words.notHere()}>
      <p>{sentenceOf(problem, sentences)}</p>
    </Alert>
  );
}
