import { Alert } from '../../../ui/alert';
import { inSentence } from '../../../words/in-sentence';
import { tillSettings } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import type { TillSettings } from './models';
import { useRateTexts } from './use-rate-texts';
import { useTillSettings } from './use-till';

/**
 * Warns that something is sold without tax today, although there are taxes: one that it has begins later, or none is the usual
 * one. Settings are read again when it appears, since an owner may have changed them at another desk.
 */
export function UntaxedNote() {
  const words = useWords(tillSettings);
  const { data: settings } = useTillSettings({ revalidateOnMount: true });
  if (!settings) return null;
  const { defaultTaxRateId, rates, hasSeveralRates, taxesToCome } = settings;
  const hasRates = rates.some(({ isArchived }) => !isArchived);
  // A salon that taxes some services or products alone has chosen so.
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
