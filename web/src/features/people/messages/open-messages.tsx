import { useApi } from '../../../api/use-api';
import { OpenCount } from '../../../ui/open-count';

/** The number of open messages; hidden if zero. */
export function OpenMessages() {
  const query = { status: 'open', pageSize: 1 } as const;
  const { data } = useApi('/messages', { params: { query } });
  return <OpenCount count={data?.open ?? 0} />;
}
