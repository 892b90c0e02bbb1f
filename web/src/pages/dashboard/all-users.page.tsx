import { InviteButton } from '../../features/people/access/invite-button';
import { OpenInvitations } from '../../features/people/access/open-invitations';
import { FactorRuleRow } from '../../features/people/users/factor-rule-row';
import { UserList } from '../../features/people/users/user-list';
import { Page } from '../../ui/page';
import { TitleActions, Titled } from '../../ui/titled';
import { users as book } from '../../words/users.gen';
import { useWords } from '../../words/use-words';

export default function DashboardAllUsersPage() {
  const words = useWords(book);
  return (
    <Page title={words.allUsers()}>
      <Titled title={words.allUsers()}>
        <TitleActions>
          <InviteButton />
        </TitleActions>
        <FactorRuleRow />
        <UserList />
        <OpenInvitations />
      </Titled>
    </Page>
  );
}
