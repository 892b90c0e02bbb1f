import { useApi } from '../../../api/use-api';
import { OpenCount } from '../../../ui/open-count';

/** How many messages nobody has seen to; nothing when there are none. */
export function OpenMessages() {
  const query = { status: 'open', pageSize: 1 } as const;
  const { data } = useApi('/messages', { params: { query } });
  return <OpenCount count={data?.open ?? 0} />;
}
