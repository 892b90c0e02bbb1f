import { UserList } from '../../features/users/user-list';
import { Page } from '../../ui/page';
import { users as book } from '../../words/users.gen';
import { useWords } from '../../words/use-words';

export default function DashboardAllUsersPage() {
  const words = useWords(book);
  return (
    <Page title={words.allUsers()}>
      <h1>{words.allUsers()}</h1>
      <UserList />
    </Page>
  );
}
