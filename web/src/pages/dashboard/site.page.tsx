import { SiteEditor } from '../../features/site/site-editor';
import { Page } from '../../ui/page';

export default function DashboardSitePage() {
  return (
    <Page title="Site">
      <h1>Site</h1>
      <SiteEditor />
    </Page>
  );
}
