import { SiteEditor } from '../../features/site/site/site-editor';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardSitePage() {
  const words = useWords(dashboard);
  return (
    <Page title={words.site()}>
      <h1>{words.site()}</h1>
      <SiteEditor />
    </Page>
  );
}
