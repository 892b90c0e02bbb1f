import { useState } from 'react';
import { Download } from 'lucide-react';
import { asProblem, type ProblemError } from '../../api/problem';
import { keepFile } from '../../lib/keep-file';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AccountProblem } from './account-problem';
import { Section } from '../../ui/section';
import { useAccountActions } from './mutations';

/** Everything that the salon knows of her, to take along. */
export function MyData() {
  const { takeData } = useAccountActions();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const take = async () => {
    setBusy(true);
    setProblem(null);
    try {
      keepFile(await takeData());
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
    setBusy(false);
  };

  return (
    <Section
      title="My data"
      intro="Your profile, visits, reviews, messages and our letters to you, in one file."
    >
      <Button variant="ghost" isBusy={isBusy} onClick={() => void take()}>
        <Icon of={Download} /> Download my data
      </Button>
      <AccountProblem title="There is no file yet" problem={problem} />
    </Section>
  );
}
