import { SiteEditor } from '../../features/site/site/site-editor';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardSitePage() {
  const words = useWords(dashboard);
  return (
    <Page title={words.site()}>
      <Titled title={words.site()}>
        <SiteEditor />
      </Titled>
    </Page>
  );
}
