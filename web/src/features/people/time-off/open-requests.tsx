import { useApi } from '../../../api/use-api';
import { OpenCount } from '../../../ui/open-count';

/** The number of pending requests on the team; hidden if zero. */
export function OpenRequests() {
  const { data } = useApi('/time-off', {});
  return <OpenCount count={data?.filter(({ can }) => can.answer).length ?? 0} />;
}
