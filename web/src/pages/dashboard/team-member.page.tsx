import { Link, useParams } from 'react-router-dom';
import { useMay } from '../../api/use-may';
import { commissionPath } from '../../features/money/commission/commission-address';
import { TeamMemberEditor } from '../../features/people/staff/team-member-editor';
import { useTill } from '../../features/money/till-settings/use-till';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardTeamMemberPage() {
  const { id = '' } = useParams();
  const menu = useWords(dashboard);
  const till = useTill();
  const { reports } = useMay();
  return (
    <>
      <TeamMemberEditor key={id} id={id} />
      {till?.isOn === true && reports !== undefined && (
        <p>
          <Link to={commissionPath({ staff: id })}>{menu.commission()}</Link>
        </p>
      )}
    </>
  );
}
