import { useParams } from 'react-router-dom';
import { answerOf, client } from '../api/client';
import { AuthFrame } from '../features/own/auth/auth-frame';
import { StopEmails } from '../features/shared/stop-emails/stop-emails';
import { Page } from '../ui/page';
import { emailLinks } from '../words/email-links.gen';
import { useWords } from '../words/use-words';

/** The target of "No more news by email" in an email. */
export default function NewsEmailsPage() {
  const words = useWords(emailLinks);
  const { code = '' } = useParams();
  return (
    <Page title={words.newsByEmail()}>
      <AuthFrame>
        <StopEmails
          key={code}
          title={words.stopNews()}
          means={words.stopNewsMeans()}
          action={words.noMoreNews()}
          doneTitle={words.newsStopped()}
          done={words.bookingEmailsStillCome()}
          stop={() => answerOf(client.POST('/news-emails/{code}', { params: { path: { code } } }))}
        />
      </AuthFrame>
    </Page>
  );
}
