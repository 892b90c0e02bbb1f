import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import { LimitsNote } from './limits-note';
import { CashPart, GiftCardsPart, RefundsPart } from './rules-parts';
import { ModePart } from './mode-part';
import { OpensSoon } from './opens-soon';
import { ReceiptsPart } from './receipts-part';
import { ServiceTaxesPart } from './service-taxes-part';
import { TaxPart } from './tax-part';
import { useTillSettings } from './use-till';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { SavedTogether } from '../../../ui/save-bar';

/** The till settings: where the salon takes money, taxes, and limits. */
export function TillSettingsBoard() {
  const words = useWords(book);
  const answer = allOf({ settings: useTillSettings(), salon: useSalon() });
  if (!answer.data) {
    return <Unanswered answer={answer} what={words.theSettings()} skeleton={<LoadingCard height="4rem" />} />;
  }
  const { settings, salon } = answer.data;
  if (settings.opensSoon) return <OpensSoon />;
  const place = { settings, currency: salon.currency };
  return (
    <SavedTogether>
      {settings.mode !== 'off' && settings.limitsCurrency !== null && (
        <LimitsNote before={settings.limitsCurrency} now={settings.currency} />
      )}
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
          <ReceiptsPart settings={settings} />
          <GiftCardsPart {...place} />
        </>
      )}
    </SavedTogether>
  );
}
