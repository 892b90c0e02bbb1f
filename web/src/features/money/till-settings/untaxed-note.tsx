import { dayInUtc } from '../../../lib/local-day';
import { Alert } from '../../../ui/alert';
import { useFormats } from '../../../ui/use-formats';
import { tillSettings } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import type { TillSettings } from './models';

/** Warns that sales carry no tax today, although there are taxes: none is on everything, or its first day is still to come. */
export function UntaxedNote({ settings }: { settings: TillSettings }) {
  const words = useWords(tillSettings);
  const { formatDay } = useFormats();
  const { defaultTaxRateId, rates, serviceTaxes, usualTaxBegins } = settings;
  const hasRates = rates.some(({ isArchived }) => !isArchived);
  if (usualTaxBegins !== null) {
    return (
      <Alert tone="warning">
        <p>{words.untaxedUntil({ day: formatDay(dayInUtc(usualTaxBegins), 'UTC') })}</p>
      </Alert>
    );
  }
  // A salon that taxes some services alone has chosen so.
  if (!hasRates || defaultTaxRateId !== null || serviceTaxes.length > 0) return null;
  return (
    <Alert tone="warning">
      <p>{words.nothingTaxed()}</p>
    </Alert>
  );
}
