import { MakeAdminForm } from '../../features/people/users/make-admin-form';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { users as book } from '../../words/users.gen';
import { useWords } from '../../words/use-words';

export default function DashboardMakeAdminPage() {
  const words = useWords(book);
  return (
    <Page title={words.makeAdmin()}>
      <Titled title={words.makeAdmin()}>
        <MakeAdminForm />
      </Titled>
    </Page>
  );
}
