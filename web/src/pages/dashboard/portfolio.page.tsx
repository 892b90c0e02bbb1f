import { PortfolioEditor } from '../../features/site/portfolio/portfolio-editor';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardPortfolioPage() {
  const words = useWords(dashboard);
  return (
    <Page title={words.portfolio()}>
      <Titled title={words.portfolio()}>
        <PortfolioEditor />
      </Titled>
    </Page>
  );
}
