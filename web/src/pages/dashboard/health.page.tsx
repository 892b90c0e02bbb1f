import { HealthReport } from '../../features/desk/health/health-report';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { health as book } from '../../words/health.gen';
import { useWords } from '../../words/use-words';

export default function DashboardHealthPage() {
  const words = useWords(book);
  return (
    <Page title={words.health()}>
      <Titled title={words.health()}>
        <HealthReport />
      </Titled>
    </Page>
  );
}
