import { OwnHours } from '../../features/people/working-hours/own-hours';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardMyHoursPage() {
  const title = useWords(dashboard).myHours();
  return (
    <Page title={title}>
      <Titled title={title}>
        <OwnHours />
      </Titled>
    </Page>
  );
}
