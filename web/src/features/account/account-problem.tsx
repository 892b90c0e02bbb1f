import { type ProblemError } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import type { FieldRules } from '../../lib/field-rules';
import { Alert } from '../../ui/alert';

/** What the problems of an account mean to the person who meets them. */
export const accountSentences: Record<string, string> = {
  'last-admin': 'You are the only admin, and the salon needs one. Make someone else an admin first.',
  'requires-recent-login':
    'To confirm that it’s you, sign out, log in again and come back within ten minutes.',
  'email-already-in-use': 'There is already an account with this email.',
};

/** What is wrong with which field of an account; a wrong password is said at the field `field`. */
export const accountFieldErrors =
  (rules: FieldRules, field: string) =>
  ({ code, fieldErrors }: ProblemError): Record<string, string> => ({
    ...fieldErrors,
    ...(fieldErrors['email'] !== undefined && { email: rules.email.pattern.message }),
    ...(code === 'wrong-password' && { [field]: 'That is not your password.' }),
  });

/** Why something did not happen. */
export function AccountFailure({ title, sentence }: { title: string; sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <Alert tone="danger" title={title}>
      <p>{sentence}</p>
    </Alert>
  );
}

/** The same, for what is done with one press. */
export function AccountProblem({ title, problem }: { title: string; problem: ProblemError | null }) {
  const sentenceOf = useSentenceOf();
  return <AccountFailure title={title} sentence={problem && sentenceOf(problem, accountSentences)} />;
}
