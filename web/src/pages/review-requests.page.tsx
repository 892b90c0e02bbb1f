import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { answerOf, client } from '../api/client';
import { AuthFrame } from '../features/own/auth/auth-frame';
import { StopEmails } from '../features/shared/stop-emails/stop-emails';
import { paths } from '../lib/paths';
import { Page } from '../ui/page';
import { emailLinks } from '../words/email-links.gen';
import { inSentence } from '../words/in-sentence';
import { useWords } from '../words/use-words';

/** The target of "Don't ask me again" in an email. */
export default function ReviewRequestsPage() {
  const words = useWords(emailLinks);
  const { code = '' } = useParams();
  const toAccount = (inner: ReactNode) => <Link to={paths.dashboardAccount}>{inner}</Link>;
  return (
    <Page title={words.reviewRequests()}>
      <AuthFrame>
        <StopEmails
          key={code}
          title={words.stopAsking()}
          means={words.askedOnce()}
          action={words.dontAskAgain()}
          doneTitle={words.wontAskAgain()}
          done={inSentence(words.emailsStillCome, {}, { link: toAccount })}
          stop={() => answerOf(client.POST('/review-requests/{code}', { params: { path: { code } } }))}
        />
      </AuthFrame>
    </Page>
  );
}
