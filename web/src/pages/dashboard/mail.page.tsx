import { MailList } from '../../features/desk/mail/mail-list';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { mail as book } from '../../words/mail.gen';
import { useWords } from '../../words/use-words';

export default function DashboardMailPage() {
  const words = useWords(book);
  return (
    <Page title={words.mail()}>
      <Titled title={words.mail()}>
        <MailList />
      </Titled>
    </Page>
  );
}
