import { PortfolioEditor } from '../../features/site/portfolio/portfolio-editor';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardPortfolioPage() {
  const words = useWords(dashboard);
  return (
    <Page title={words.portfolio()}>
      <h1>{words.portfolio()}</h1>
      <PortfolioEditor />
    </Page>
  );
}
