import { Alert } from '../../../ui/alert';
import { inSentence } from '../../../words/in-sentence';
import { tillSettings } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import type { TillSettings } from './models';
import { useRateTexts } from './use-rate-texts';
import { useTillSettings } from './use-till';

/**
 * Warns that something is sold untaxed today although taxes exist: its tax starts later, or there is no usual one.
 * Reloads the settings on mount, since an owner may have changed them elsewhere.
 */
export function UntaxedNote() {
  const words = useWords(tillSettings);
  const { data: settings } = useTillSettings({ revalidateOnMount: true });
  if (!settings) return null;
  const { defaultTaxRateId, rates, hasSeveralRates, taxesToCome } = settings;
  const hasRates = rates.some(({ isArchived }) => !isArchived);
  // A salon that taxes only some services or products has decided so.
  const isNothingTaxed = hasRates && defaultTaxRateId === null && !hasSeveralRates;
  if (taxesToCome.length === 0 && !isNothingTaxed) return null;
  return (
    <Alert tone="warning">
      {isNothingTaxed && <p>{words.nothingTaxed()}</p>}
      {taxesToCome.map((tax) => (
        <p key={tax._id}>
          <Begins tax={tax} />
        </p>
      ))}
    </Alert>
  );
}

function Begins({ tax: { name, fromDay, isOnEverything } }: { tax: TillSettings['taxesToCome'][number] }) {
  const words = useWords(tillSettings);
  const day = useRateTexts().dayText(fromDay);
  return isOnEverything
    ? words.taxBegins({ day })
    : inSentence(words.thisTaxBegins, { name: <bdi>{name}</bdi>, day });
}
