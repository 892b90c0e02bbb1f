import { useApi } from '../../../api/use-api';
import { allOf } from '../../../lib/answer';

/** The account of a team member, or the invitation to have one; neither for most people who were just added. */
export function useMemberAccount(staffId: string) {
  const users = useApi('/users', { params: { query: { staff: staffId } } });
  const invitations = useApi('/invitations');
  return {
    answer: allOf({ users, invitations }),
    account: users.data?.items[0] ?? null,
    invitation: invitations.data?.find((each) => each.staffId === staffId) ?? null,
  };
}
