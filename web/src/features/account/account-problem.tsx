import { sentenceOf, type ProblemError } from '../../api/problem';
import { Alert } from '../../ui/alert';

/** What the refusals of an account mean to the person who meets them. */
const sentences: Record<string, string> = {
  'last-admin':
    'You are the last admin, and without one nobody could run the salon. Make somebody else an admin first.',
  'requires-recent-login':
    'To be sure that it is you: sign out, log in again and come back within ten minutes.',
  'email-already-in-use': 'There is already an account with this email.',
};

/** A wrong password is said beside the field, so that is not said twice. */
export const passwordMistake = (problem: ProblemError | null): string | undefined =>
  problem?.code === 'wrong-password' ? 'This is not your password.' : undefined;

/** Why something did not happen, unless a field has said so already. */
export function AccountProblem({ title, problem }: { title: string; problem: ProblemError | null }) {
  if (!problem || passwordMistake(problem) || Object.keys(problem.fieldErrors).length > 0) return null;
  return (
    <Alert tone="danger" title={title}>
      <p>{sentenceOf(problem, sentences)}</p>
    </Alert>
  );
}
