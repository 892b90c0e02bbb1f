import { client } from '../../../api/client';
import type { StaffEntry } from '../../../api/models';
import { useTeamChange } from '../../../api/use-team-change';
import type { Person } from './models';

const of = (id: string) => ({ params: { path: { id } } });

/** Changes to the team. */
export function useTeamActions() {
  const settled = useTeamChange();
  return {
    addPerson: (body: Person): Promise<StaffEntry> => settled(client.POST('/staff', { body })),
    changePerson: (id: string, body: Partial<Person> & { active?: boolean }): Promise<StaffEntry> =>
      settled(client.PATCH('/staff/{id}', { ...of(id), body })),
    deletePerson: (id: string) => settled(client.DELETE('/staff/{id}', of(id))),
    arrange: (ids: string[]) => settled(client.PUT('/staff/order', { body: { ids } })),
  };
}
