import { useParams } from 'react-router-dom';
import { AuthFrame } from '../features/auth/auth-frame';
import { DeclineRequests } from '../features/reviews/decline-requests';
import { Page } from '../ui/page';

/** Where "Don't ask me again" in an email leads. */
export default function ReviewRequestsPage() {
  const { code = '' } = useParams();
  return (
    <Page title="Review requests">
      <AuthFrame>
        <DeclineRequests key={code} code={code} />
      </AuthFrame>
    </Page>
  );
}
