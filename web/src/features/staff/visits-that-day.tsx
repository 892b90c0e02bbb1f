import { useApi } from '../../api/use-api';
import { DayVisits } from '../../ui/day-visits';
import { paths } from '../../lib/paths';

/** Whom clients expect her for on a day whose hours are about to change. */
export function VisitsThatDay({ day, staffId, zone }: { day: string; staffId: string; zone: string }) {
  const { data } = useApi(day ? '/bookings' : null, {
    params: { query: { day, staff: staffId, status: 'confirmed', pageSize: 50 } },
  });
  if (!data) return null;
  return (
    <DayVisits
      total={data.total}
      visits={data.items}
      zone={zone}
      to={paths.dashboardOrdersOf({ day, staffId })}
    />
  );
}
