import { useApi } from '../../../api/use-api';
import { OpenCount } from '../../../ui/open-count';

/** How many of the team wait to hear whether they get time off; nothing when nobody does. */
export function OpenRequests() {
  const { data } = useApi('/time-off', {});
  return <OpenCount count={data?.filter(({ can }) => can.answer).length ?? 0} />;
}
