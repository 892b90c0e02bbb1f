import { client } from '../../../api/client';
import { useTeamChange } from '../../../api/use-team-change';
import type { WallWindow, WeeklyWindow } from '../hours/time-windows';

const onDay = (id: string, day: string) => ({ params: { path: { id, day } } });

/** Changes a team member's weekly hours and special days. */
export function useWorkingHoursActions() {
  const settled = useTeamChange();
  return {
    setHours: (id: string, windows: WeeklyWindow[]) =>
      settled(client.PUT('/staff/{id}/hours', { params: { path: { id } }, body: { windows } })),
    setException: (id: string, day: string, windows: WallWindow[]) =>
      settled(client.PUT('/staff/{id}/exceptions/{day}', { ...onDay(id, day), body: { windows } })),
    deleteException: (id: string, day: string) =>
      settled(client.DELETE('/staff/{id}/exceptions/{day}', onDay(id, day))),
  };
}
