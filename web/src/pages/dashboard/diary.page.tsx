import { Diary } from '../../features/diary/diary';
import { Page } from '../../ui/page';

export default function DashboardDiaryPage() {
  return (
    <Page title="Diary">
      <Diary />
    </Page>
  );
}
