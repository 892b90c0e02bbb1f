import { useParams } from 'react-router-dom';
import { PersonDesk } from '../../features/staff/person-desk';

export default function DashboardPersonPage() {
  const { id = '' } = useParams();
  return <PersonDesk key={id} id={id} />;
}
