import { WordsList } from '../../features/shared/languages/words-list';
import { Page } from '../../ui/page';
import { useWords } from '../../words/use-words';
import { wording } from '../../words/wording.gen';

export default function DashboardWordsPage() {
  const words = useWords(wording);
  return (
    <Page title={words.words()}>
      <h1>{words.words()}</h1>
      <WordsList />
    </Page>
  );
}
