import { useMay } from '../../../api/use-may';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { till } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';

/** In place of what there only is while the salon takes money: that it takes none, and where those who may change that. */
export function TillIsOff() {
  const words = useWords(till);
  const maySet = useMay().settings !== undefined;
  return (
    <EmptyState
      title={words.off()}
      action={maySet && <LinkButton to={paths.dashboardTillSettings}>{words.toMoney()}</LinkButton>}
    >
      {maySet ? words.offToWhoMay() : words.offText()}
    </EmptyState>
  );
}
