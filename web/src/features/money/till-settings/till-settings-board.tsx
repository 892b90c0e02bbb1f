import { useSalon } from '../../../api/use-salon';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Card } from '../../../ui/card';
import { Failure } from '../../../ui/failure';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { shell } from '../../../words/shell.gen';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import { CashPart, GiftCardsPart, RefundsPart } from './rules-parts';
import { ModePart } from './mode-part';
import { ServiceTaxesPart } from './service-taxes-part';
import { TaxPart } from './tax-part';
import { useTillSettings } from './use-till';

/** How the salon takes money: where, what is taxed, and what is allowed. */
export function TillSettingsBoard() {
  const words = useWords(book);
  const loading = useWords(shell).loading();
  const sentenceOf = useSentenceOf();
  const { data: settings, error, isValidating, mutate } = useTillSettings();
  const { data: salon } = useSalon();
  if (error && !settings) {
    return (
      <Failure
        what={words.theSettings()}
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (!settings || !salon) {
    return (
      <Card aria-busy>
        <VisuallyHidden role="status">{loading}</VisuallyHidden>
        {['1', '2', '3', '4'].map((blank) => (
          <Skeleton key={blank} $height="4rem" />
        ))}
      </Card>
    );
  }
  const place = { settings, currency: salon.currency };
  return (
    <>
      <ModePart settings={settings} salon={salon} />
      {settings.mode !== 'off' && (
        <>
          <TaxPart settings={settings} zone={salon.timeZone} />
          {settings.rates.length > 0 && <ServiceTaxesPart settings={settings} />}
          <RefundsPart {...place} />
        </>
      )}
      {settings.mode === 'record' && (
        <>
          <CashPart {...place} />
          <GiftCardsPart {...place} />
        </>
      )}
    </>
  );
}
