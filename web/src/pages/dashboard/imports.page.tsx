import { ImportPage } from '../../features/desk/imports/import-page';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { imports as book } from '../../words/imports.gen';
import { useWords } from '../../words/use-words';

export default function DashboardImportsPage() {
  const words = useWords(book);
  return (
    <Page title={words.title()}>
      <Titled title={words.title()}>
        <ImportPage />
      </Titled>
    </Page>
  );
}
