import { Download } from 'lucide-react';
import { useAction } from '../../api/use-action';
import { downloadFile } from '../../lib/download-file';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AccountProblem } from './account-problem';
import { Section } from '../../ui/section';
import { useAccountActions } from './mutations';

/** Everything the salon knows about the account, to download. */
export function MyData() {
  const { takeData } = useAccountActions();
  const { run, isBusy, problem } = useAction();
  const take = () => run(async () => downloadFile(await takeData()));

  return (
    <Section
      title="My data"
      intro="Your profile, bookings, reviews, messages and our emails to you, in one file."
    >
      <Button variant="ghost" isBusy={isBusy} onClick={() => void take()}>
        <Icon of={Download} /> Download my data
      </Button>
      <AccountProblem title="We couldn’t create the file" problem={problem} />
    </Section>
  );
}
