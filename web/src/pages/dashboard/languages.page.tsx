import { LanguagesEditor } from '../../features/shared/languages/languages-editor';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { useWords } from '../../words/use-words';
import { wording } from '../../words/wording.gen';

export default function DashboardLanguagesPage() {
  const words = useWords(wording);
  return (
    <Page title={words.languages()}>
      <Titled title={words.languages()}>
        <LanguagesEditor />
      </Titled>
    </Page>
  );
}
