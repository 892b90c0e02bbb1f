import { useParams } from 'react-router-dom';
import { TeamMemberEditor } from '../../features/staff/team-member-editor';

export default function DashboardTeamMemberPage() {
  const { id = '' } = useParams();
  return <TeamMemberEditor key={id} id={id} />;
}
