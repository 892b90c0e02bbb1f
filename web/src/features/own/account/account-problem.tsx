import { type ProblemError } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import type { FieldRules } from '../../../lib/field-rules';
import { Alert } from '../../../ui/alert';
import { account as accountArea } from '../../../words/account.gen';
import type { AccountWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

/** Problem messages for one's own account. */
export const accountSentences = (words: AccountWords): Readonly<Record<string, string>> => ({
  'last-admin': words.lastAdmin(),
  'requires-recent-login': words.recentLogin(),
  'email-already-in-use': words.emailTaken(),
});

/** Errors by field of an account; a wrong password is shown at the field `field`. */
export const accountFieldErrors =
  (words: AccountWords, rules: FieldRules, field: string) =>
  ({ code, fieldErrors }: ProblemError): Record<string, string> => ({
    ...fieldErrors,
    ...(fieldErrors['email'] !== undefined && { email: rules.email.pattern.message }),
    ...(code === 'wrong-password' && { [field]: words.notYourPassword() }),
  });

/** The reason why an action failed. */
export function AccountFailure({ title, sentence }: { title: string; sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <Alert tone="danger" title={title}>
      <p>{sentence}</p>
    </Alert>
  );
}

/** The same for one-click actions. */
export function AccountProblem({ title, problem }: { title: string; problem: ProblemError | null }) {
  const words = useWords(accountArea);
  const sentenceOf = useSentenceOf();
  return <AccountFailure title={title} sentence={problem && sentenceOf(problem, accountSentences(words))} />;
}
