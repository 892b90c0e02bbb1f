import { useEffect, useEffectEvent, useState } from 'react';
import { asProblem, type ProblemError } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useSessionActions } from '../../api/use-session';
import { Failure } from '../../ui/failure';
import { PageSkeleton } from '../page-skeleton';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

/** Logs out a client who came to a desk page; the surrounding guard then redirects. */
export function SignOut() {
  const words = useWords(dashboard);
  const sentenceOf = useSentenceOf();
  const { end } = useSessionActions();
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const leave = useEffectEvent(() => {
    end('login').catch((error: unknown) => setProblem(asProblem(error)));
  });
  useEffect(() => leave(), []);

  if (!problem) return <PageSkeleton />;
  return (
    <Failure
      title={words.adminsOnly()}
      message={sentenceOf(problem)}
      onRetry={() => window.location.reload()}
    />
  );
}
