import { SickDay } from '../../features/desk/sick-day/sick-day';
import { Page } from '../../ui/page';
import { sickDay } from '../../words/sick-day.gen';
import { useWords } from '../../words/use-words';

export default function DashboardSickDayPage() {
  return (
    <Page title={useWords(sickDay).title()}>
      <SickDay />
    </Page>
  );
}
