import styled from 'styled-components';
import { InviteButton } from '../../features/people/access/invite-button';
import { OpenInvitations } from '../../features/people/access/open-invitations';
import { FactorRuleRow } from '../../features/people/users/factor-rule-row';
import { UserList } from '../../features/people/users/user-list';
import { Page } from '../../ui/page';
import { users as book } from '../../words/users.gen';
import { useWords } from '../../words/use-words';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
`;

export default function DashboardAllUsersPage() {
  const words = useWords(book);
  return (
    <Page title={words.allUsers()}>
      <Head>
        <h1>{words.allUsers()}</h1>
        <InviteButton />
      </Head>
      <FactorRuleRow />
      <UserList />
      <OpenInvitations />
    </Page>
  );
}
