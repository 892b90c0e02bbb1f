import { SalonHours } from '../../features/people/hours/salon-hours';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardHoursPage() {
  const words = useWords(dashboard);
  return (
    <Page title={words.openingHours()}>
      <Titled title={words.openingHours()}>
        <SalonHours />
      </Titled>
    </Page>
  );
}
