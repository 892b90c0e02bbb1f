import { useParams } from 'react-router-dom';
import { AuthFrame } from '../features/own/auth/auth-frame';
import { DeclineRequests } from '../features/site/reviews/decline-requests';
import { Page } from '../ui/page';
import { emailLinks } from '../words/email-links.gen';
import { useWords } from '../words/use-words';

/** The target of "Don't ask me again" in an email. */
export default function ReviewRequestsPage() {
  const words = useWords(emailLinks);
  const { code = '' } = useParams();
  return (
    <Page title={words.reviewRequests()}>
      <AuthFrame>
        <DeclineRequests key={code} code={code} />
      </AuthFrame>
    </Page>
  );
}
