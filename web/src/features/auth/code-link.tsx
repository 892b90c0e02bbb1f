import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asProblem, type ProblemError } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useSessionActions } from '../../api/use-session';
import { Alert } from '../../ui/alert';
import { LoadingOverlay } from '../../ui/loading-overlay';
import { codeSentences } from './auth-sentences';
import { confirmCode } from './code-calls';
import { greet } from './greet';
import { forgetTyped } from './typed';

const linkSentences = {
  ...codeSentences,
  'invalid-verification-code': 'There is a newer code by now. Use the link in the latest email.',
  'code-expired':
    'The link works once, for ten minutes, and only in the browser where you asked for it. There, you can also type the code from the email.',
};

/** Uses the code of a link by itself: programs that open links to check them have no part in the browser that asked. */
export function CodeLink({ code }: { code: string }) {
  const sentenceOf = useSentenceOf();
  const { begin } = useSessionActions();
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const isBegun = useRef(false);

  const use = useEffectEvent(async () => {
    try {
      const { user, isNew } = await confirmCode(code);
      forgetTyped();
      greet(user, isNew);
      await begin(user);
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
  });
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void use();
  }, []);

  if (!problem) return <LoadingOverlay label="Logging in…" />;
  return (
    <Alert tone="warning" title="This link does not work here">
      <p>{sentenceOf(problem, linkSentences)}</p>
    </Alert>
  );
}
