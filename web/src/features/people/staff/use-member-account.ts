import { useApi } from '../../../api/use-api';
import { allOf } from '../../../lib/answer';

/** A team member's account, or their invitation; neither for most new team members. */
export function useMemberAccount(staffId: string) {
  const users = useApi('/users', { params: { query: { staff: staffId } } });
  const invitations = useApi('/invitations');
  return {
    answer: allOf({ users, invitations }),
    account: users.data?.items[0] ?? null,
    invitation: invitations.data?.find((each) => each.staffId === staffId) ?? null,
  };
}
