import { Navigate, useParams } from 'react-router-dom';
import { closeNumberOf } from '../../features/money/till/close-number';
import { CloseSheet } from '../../features/money/till/close-sheet';
import { WhileTillIsOn } from '../../features/money/till-settings/while-till-is-on';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { till } from '../../words/till.gen';
import { useWords } from '../../words/use-words';

export default function DashboardClosePage() {
  const title = useWords(dashboard).close();
  const words = useWords(till);
  const number = closeNumberOf(useParams().number ?? '');
  if (number === null) return <Navigate to={paths.dashboardTill} replace />;
  return (
    <Page title={title}>
      <BackLink to={paths.dashboardTillOfClose(Number(number))}>{words.backToTill()}</BackLink>
      <Titled title={title}>
        <WhileTillIsOn>
          <CloseSheet key={number} number={Number(number)} />
        </WhileTillIsOn>
      </Titled>
    </Page>
  );
}
