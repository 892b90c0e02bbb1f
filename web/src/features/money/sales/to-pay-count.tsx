import { useApi } from '../../../api/use-api';
import { OpenCount } from '../../../ui/open-count';
import { useTill } from '../till-settings/use-till';

/** The number of visits to be paid; hidden if there are none, or the salon takes no money here. */
export function ToPayCount() {
  const isOn = useTill()?.isOn === true;
  const { data } = useApi(isOn ? '/sales/to-pay' : null);
  return <OpenCount count={data?.total ?? 0} />;
}
