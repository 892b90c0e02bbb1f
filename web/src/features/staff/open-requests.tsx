import { useApi } from '../../api/use-api';
import { OpenCount } from '../../ui/open-count';

const EVERY_MS = 60_000;

/** How many of the team wait to hear whether they get time off; nothing when nobody does. */
export function OpenRequests() {
  const { data } = useApi('/time-off', {}, { refreshInterval: EVERY_MS });
  return <OpenCount count={data?.filter(({ can }) => can.answer).length ?? 0} />;
}
