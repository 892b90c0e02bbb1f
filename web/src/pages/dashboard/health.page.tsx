import { HealthReport } from '../../features/desk/health/health-report';
import { Page } from '../../ui/page';
import { health as book } from '../../words/health.gen';
import { useWords } from '../../words/use-words';

export default function DashboardHealthPage() {
  const words = useWords(book);
  return (
    <Page title={words.health()}>
      <h1>{words.health()}</h1>
      <HealthReport />
    </Page>
  );
}
