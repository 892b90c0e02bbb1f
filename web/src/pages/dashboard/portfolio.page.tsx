import { PortfolioEditor } from '../../features/portfolio/portfolio-editor';
import { Page } from '../../ui/page';

export default function DashboardPortfolioPage() {
  return (
    <Page title="Portfolio">
      <h1>Portfolio</h1>
      <PortfolioEditor />
    </Page>
  );
}
