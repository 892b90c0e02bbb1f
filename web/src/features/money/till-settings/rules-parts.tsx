import { useSettingsForm } from '../../../api/use-settings-form';
import type { Currency } from '../../../lib/currency';
import { amountOf, typedOf } from '../../../lib/typed-amount';
import { Alert } from '../../../ui/alert';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { SaveBar } from '../../../ui/save-bar';
import { Section } from '../../../ui/section';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { useFormats } from '../../../ui/use-formats';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import type { TillSettings } from './models';
import { type RulesChange, useTillSettingsActions } from './mutations';

interface Place {
  settings: TillSettings;
  currency: Currency;
}

const years = [5, 6, 8, 10, 20] as const;

function useSave() {
  const words = useWords(book);
  const { changeRules } = useTillSettingsActions();
  return async (body: RulesChange) => {
    await changeRules(body);
    toast.success(words.saved());
  };
}

/** The rule for an amount of zero or more; optionally empty. */
function useAmountRule() {
  const words = useWords(book);
  return (isNeeded: boolean) => ({
    ...(isNeeded && { required: words.amountWrong() }),
    validate: (typed: string) =>
      (typed.trim() === '' && !isNeeded) || amountOf(typed) !== null || words.amountWrong(),
  });
}

/** The amount one person may refund per day. */
export function RefundsPart({ settings, currency }: Place) {
  const words = useWords(book);
  const save = useSave();
  const amount = useAmountRule();
  const { receptionRefundLimit, adminRefundLimit } = settings;
  const saved = {
    receptionRefundLimit: typedOf(receptionRefundLimit),
    adminRefundLimit: adminRefundLimit === null ? '' : typedOf(adminRefundLimit),
  };
  const [draft, onDraft] = useRememberedState<typeof saved | null>('refund rules', null);
  const form = useSettingsForm({
    saved,
    send: (typed) =>
      save({
        receptionRefundLimit: amountOf(typed.receptionRefundLimit) ?? 0,
        adminRefundLimit: amountOf(typed.adminRefundLimit),
      }),
    draft,
    onDraft,
  });
  return (
    <Section title={words.refunds()} intro={words.refundsIntro()}>
      <Form form={form}>
        <Field
          label={`${words.receptionLimit()} (${currency.symbol})`}
          inputMode="decimal"
          {...form.field('receptionRefundLimit', amount(true))}
        />
        <Field
          label={`${words.adminLimit()} (${currency.symbol})`}
          inputMode="decimal"
          hint={words.adminLimitHint()}
          {...form.field('adminRefundLimit', amount(false))}
        />
        <SaveBar form={form} name={words.refunds()} />
      </Form>
    </Section>
  );
}

/** Cash rounding. */
export function CashPart({ settings, currency }: Place) {
  const words = useWords(book);
  const save = useSave();
  const { formatSum } = useFormats();
  const saved = { cashRounding: String(settings.cashRounding) };
  const [draft, onDraft] = useRememberedState<typeof saved | null>('cash rules', null);
  const form = useSettingsForm({
    saved,
    send: ({ cashRounding }) => save({ cashRounding: Number(cashRounding) }),
    draft,
    onDraft,
  });
  // A rounding chosen in another currency stays visible until it is changed.
  const possible = [...new Set([...settings.cashRoundings, settings.cashRounding])];
  return (
    <Section title={words.cash()} intro={words.cashIntro()}>
      <Form form={form}>
        <SelectField label={words.rounding()} {...form.field('cashRounding')}>
          {possible.map((step) => (
            <option key={step} value={step}>
              {step === 0 ? words.notRounded() : formatSum(step, currency)}
            </option>
          ))}
        </SelectField>
        <SaveBar form={form} name={words.cash()} />
      </Form>
    </Section>
  );
}

/** Taxation of gift cards, their maximum value and their validity. */
export function GiftCardsPart({ settings, currency }: Place) {
  const words = useWords(book);
  const save = useSave();
  const amount = useAmountRule();
  const saved = {
    giftCardTax: settings.giftCardTax ?? '',
    giftCardMax: typedOf(settings.giftCardMax),
    giftCardYears: String(settings.giftCardYears ?? ''),
  };
  const [draft, onDraft] = useRememberedState<typeof saved | null>('gift card rules', null);
  const form = useSettingsForm<typeof saved>({
    saved,
    send: ({ giftCardTax, giftCardMax, giftCardYears }) =>
      save({
        ...((giftCardTax === 'at-use' || giftCardTax === 'at-sale') && { giftCardTax }),
        giftCardMax: amountOf(giftCardMax) ?? 0,
        giftCardYears: giftCardYears === '' ? null : Number(giftCardYears),
      }),
    draft,
    onDraft,
  });
  const lasting = [
    ...new Set([...years, ...(settings.giftCardYears === null ? [] : [settings.giftCardYears])]),
  ];
  return (
    <Section title={words.giftCards()} intro={words.giftCardsIntro()}>
      <Form form={form}>
        <SelectField label={words.taxedWhen()} {...form.field('giftCardTax')}>
          {settings.giftCardTax === null && <option value="">{words.notChosen()}</option>}
          <option value="at-use">{words.atUse()}</option>
          {(!settings.hasSeveralRates || settings.giftCardTax === 'at-sale') && (
            <option value="at-sale">{words.atSale()}</option>
          )}
        </SelectField>
        {settings.hasSeveralRates &&
          (settings.giftCardTax === 'at-sale' ? (
            <Alert tone="warning" isSilent>
              <p>{words.severalRates()}</p>
            </Alert>
          ) : (
            <Hint>{words.oneRateOnly()}</Hint>
          ))}
        <Field
          label={`${words.mostWorth()} (${currency.symbol})`}
          inputMode="decimal"
          {...form.field('giftCardMax', amount(true))}
        />
        <SelectField label={words.endsAfter()} {...form.field('giftCardYears')}>
          <option value="">{words.never()}</option>
          {lasting
            .toSorted((one, other) => one - other)
            .map((count) => (
              <option key={count} value={count}>
                {words.afterYears({ years: count })}
              </option>
            ))}
        </SelectField>
        <SaveBar form={form} name={words.giftCards()} />
      </Form>
    </Section>
  );
}
