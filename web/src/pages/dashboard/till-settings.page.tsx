import { TillSettingsBoard } from '../../features/money/till-settings/till-settings-board';
import { Page } from '../../ui/page';
import { Lead } from '../../ui/text';
import { dashboard } from '../../words/dashboard.gen';
import { tillSettings } from '../../words/till-settings.gen';
import { useWords } from '../../words/use-words';

export default function DashboardTillSettingsPage() {
  const title = useWords(dashboard).money();
  const words = useWords(tillSettings);
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <Lead>{words.lead()}</Lead>
      <TillSettingsBoard />
    </Page>
  );
}
