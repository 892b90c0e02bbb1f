import { useMay } from '../../../api/use-may';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { till } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';

/** Shown instead of till pages while the till is off, with a link for those who may turn it on. */
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
