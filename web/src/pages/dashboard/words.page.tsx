import { WordsList } from '../../features/shared/languages/words-list';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { useWords } from '../../words/use-words';
import { wording } from '../../words/wording.gen';

export default function DashboardWordsPage() {
  const words = useWords(wording);
  return (
    <Page title={words.words()}>
      <Titled title={words.words()}>
        <WordsList />
      </Titled>
    </Page>
  );
}
