import { OwnHours } from '../../features/people/working-hours/own-hours';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardMyHoursPage() {
  const title = useWords(dashboard).myHours();
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <OwnHours />
    </Page>
  );
}
