import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { asProblem, type ProblemError } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useIsAdmin } from '../../api/use-is-admin';
import { useSessionActions } from '../../api/use-session';
import { Failure } from '../../ui/failure';
import { PageSkeleton } from '../page-skeleton';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

/** Lets admins through; anyone else is signed out and sent to log in as one. The server checks every call again. */
export function AdminGuard() {
  const words = useWords(dashboard);
  const sentenceOf = useSentenceOf();
  const { data: isAdmin, error, mutate } = useIsAdmin();

  if (error) {
    return (
      <Failure
        title={words.couldNotCheckAccess()}
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
      />
    );
  }
  if (isAdmin === undefined) return <PageSkeleton />;
  return isAdmin ? <Outlet /> : <SignOut />;
}

/** The guard around this one redirects as soon as the session has ended. */
function SignOut() {
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
