import { Diary } from '../../features/diary/diary';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardDiaryPage() {
  return (
    <Page title={useWords(dashboard).diary()}>
      <Diary />
    </Page>
  );
}
