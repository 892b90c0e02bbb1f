import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';

/** A client's usual services and team member; nothing for those who may not open files, or without a client. */
export function useHabits(clientId: string | null) {
  const mayOpen = useMay().clients !== undefined;
  return useApi(
    mayOpen && clientId !== null ? '/clients/{id}/habits' : null,
    { params: { path: { id: clientId ?? '' } } },
    { revalidateOnFocus: false },
  );
}
