import { CommissionBoard } from '../../features/money/commission/commission-board';
import { WhileTillIsOn } from '../../features/money/till-settings/while-till-is-on';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardCommissionPage() {
  const menu = useWords(dashboard);
  return (
    <Page title={menu.commission()}>
      <Titled title={menu.commission()}>
        <WhileTillIsOn>
          <CommissionBoard />
        </WhileTillIsOn>
      </Titled>
    </Page>
  );
}
