import { useApi } from '../../../api/use-api';

/** The account of a team member, or the invitation to have one; neither for most people who were just added. */
export function useMemberAccount(staffId: string) {
  const users = useApi('/users', { params: { query: { staff: staffId } } });
  const invitations = useApi('/invitations');
  return {
    account: users.data?.items[0] ?? null,
    invitation: invitations.data?.find((each) => each.staffId === staffId) ?? null,
    isKnown: users.data !== undefined && invitations.data !== undefined,
    error: users.error ?? invitations.error,
    retry: () => void Promise.all([users.mutate(), invitations.mutate()]),
    isRetrying: users.isValidating || invitations.isValidating,
  };
}
