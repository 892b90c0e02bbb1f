import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { useIsAdmin } from '../../api/use-is-admin';
import { useSessionActions } from '../../api/use-session';
import { Failure } from '../../ui/failure';
import { PageSkeleton } from '../page-skeleton';

/** Lets admins through; anyone else is signed out and sent to log in as one. The server checks every call again. */
export function AdminGuard() {
  const { data: isAdmin, error, mutate } = useIsAdmin();

  if (error) {
    return (
      <Failure
        title="We couldn’t check your access"
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
  const { end } = useSessionActions();
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const leave = useEffectEvent(() => {
    end('login').catch((error: unknown) => setProblem(asProblem(error)));
  });
  useEffect(() => leave(), []);

  if (!problem) return <PageSkeleton />;
  return (
    <Failure
      title="This page is for admins only, and we couldn’t log you out"
      message={sentenceOf(problem)}
      onRetry={() => window.location.reload()}
    />
  );
}
