import { TillSettingsBoard } from '../../features/money/till-settings/till-settings-board';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { Lead } from '../../ui/text';
import { dashboard } from '../../words/dashboard.gen';
import { tillSettings } from '../../words/till-settings.gen';
import { useWords } from '../../words/use-words';

export default function DashboardTillSettingsPage() {
  const title = useWords(dashboard).money();
  const words = useWords(tillSettings);
  return (
    <Page title={title}>
      <Titled title={title}>
        <Lead>{words.lead()}</Lead>
        <TillSettingsBoard />
      </Titled>
    </Page>
  );
}
