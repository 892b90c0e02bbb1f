import { useState } from 'react';
import { useAction } from '../../../api/use-action';
import { Checkbox } from '../../../ui/checkbox';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { AccountProblem } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { account as accountArea } from '../../../words/account.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

/** Turns review requests on or off; the link in such an email also turns them off. */
export function ReviewRequestsSection({ account: { isAskedForReviews } }: { account: Account }) {
  const words = useWords(accountArea);
  const general = useWords(shell);
  const { chooseReviewRequests } = useAccountActions();
  const { run, isBusy, problem } = useAction();
  // A checkbox must not flip back until the response arrives.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const choose = (isAsked: boolean) =>
    run(async () => {
      setPressed(isAsked);
      await chooseReviewRequests(isAsked);
      toast.success(isAsked ? words.askedAfterVisit() : words.notAsked());
    }).finally(() => setPressed(null));

  // An unverified address may be someone else's, and so may be the choice.
  if (isAskedForReviews === null) return null;
  return (
    <Section title={words.reviewRequests()} intro={words.reviewRequestsIntro()}>
      <Checkbox
        label={words.askMe()}
        checked={pressed ?? isAskedForReviews}
        aria-disabled={isBusy}
        onChange={({ target }) => void choose(target.checked)}
      />
      <AccountProblem title={general.nothingChanged()} problem={problem} />
    </Section>
  );
}
