import { Download } from 'lucide-react';
import { useAction } from '../../../api/use-action';
import { downloadFile } from '../../../lib/download-file';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { AccountProblem } from './account-problem';
import { Section } from '../../../ui/section';
import { useAccountActions } from './mutations';
import { account as accountArea } from '../../../words/account.gen';
import { useWords } from '../../../words/use-words';

/** Downloads all the salon's data about the account. */
export function MyData() {
  const words = useWords(accountArea);
  const { takeData } = useAccountActions();
  const { run, isBusy, problem } = useAction();
  const take = () => run(async () => downloadFile(await takeData()));

  return (
    <Section title={words.myData()} intro={words.myDataIntro()}>
      <Button variant="ghost" isBusy={isBusy} onClick={() => void take()}>
        <Icon of={Download} /> {words.downloadMyData()}
      </Button>
      <AccountProblem title={words.couldNotCreateFile()} problem={problem} />
    </Section>
  );
}
