import { Navigate, useParams } from 'react-router-dom';
import { CloseSheet } from '../../features/money/till/close-sheet';
import { WhileTillIsOn } from '../../features/money/till-settings/while-till-is-on';
import { dayOfText } from '../../lib/local-day';
import { paths } from '../../lib/paths';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardDayClosePage() {
  const title = useWords(dashboard).dayClose();
  const day = dayOfText(useParams().day ?? null);
  if (day === null) return <Navigate to={paths.dashboardTill} replace />;
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <WhileTillIsOn>
        <CloseSheet key={day} day={day} />
      </WhileTillIsOn>
    </Page>
  );
}
