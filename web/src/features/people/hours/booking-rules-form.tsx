import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Salon } from '../../../api/models';
import { useSettingsForm } from '../../../api/use-settings-form';
import { paths } from '../../../lib/paths';
import { wholeOf } from '../../../lib/typed-amount';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Checkbox } from '../../../ui/checkbox';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { SaveBar } from '../../../ui/save-bar';
import { Section } from '../../../ui/section';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { type BookingRules, steps, useHoursActions } from './mutations';
import { cityOf, ruleTextIn } from './rule-text';

const numberRules = ['noticeMinutes', 'horizonDays', 'cancellationNoticeMinutes', 'reminderMinutes'] as const;

const limits: Record<(typeof numberRules)[number], { min: number; max: number }> = {
  noticeMinutes: { min: 0, max: 43_200 },
  horizonDays: { min: 1, max: 730 },
  cancellationNoticeMinutes: { min: 0, max: 43_200 },
  reminderMinutes: { min: 0, max: 43_200 },
};

const stepOf = (minutes: number) => steps.find((step) => step === minutes) ?? 15;

/** The rules as typed. */
export type TypedRules = Record<Exclude<keyof BookingRules, 'requiresPhone'>, string> &
  Pick<BookingRules, 'requiresPhone'>;

const typedRules = (salon: Salon): TypedRules => ({
  slotStepMinutes: String(stepOf(salon.slotStepMinutes)),
  noticeMinutes: String(salon.noticeMinutes),
  horizonDays: String(salon.horizonDays),
  cancellationNoticeMinutes: String(salon.cancellationNoticeMinutes),
  reminderMinutes: String(salon.reminderMinutes),
  requiresPhone: salon.requiresPhone,
});

/** A form with invalid numbers is not sent. */
const countOf = (typed: string) => wholeOf(typed) ?? Number.NaN;

const rulesOf = (typed: TypedRules): BookingRules => ({
  slotStepMinutes: stepOf(Number(typed.slotStepMinutes)),
  noticeMinutes: countOf(typed.noticeMinutes),
  horizonDays: countOf(typed.horizonDays),
  cancellationNoticeMinutes: countOf(typed.cancellationNoticeMinutes),
  reminderMinutes: countOf(typed.reminderMinutes),
  requiresPhone: typed.requiresPhone,
});

/** The booking rules, each with its effect on clients. */
export function BookingRulesForm({
  salon,
  draft,
  onDraft,
}: {
  salon: Salon;
  /** Unsaved changes; null if everything is saved. */
  draft: TypedRules | null;
  onDraft: (draft: TypedRules | null) => void;
}) {
  const words = useWords(book);
  const ruleText = ruleTextIn(words);
  const labels: Record<(typeof numberRules)[number], string> = {
    noticeMinutes: words.noticeMinutes(),
    horizonDays: words.horizonDays(),
    cancellationNoticeMinutes: words.cancellationMinutes(),
    reminderMinutes: words.reminderMinutes(),
  };
  const fieldRules = useFieldRules();
  const { setBookingRules } = useHoursActions();
  const form = useSettingsForm<TypedRules>({
    saved: typedRules(salon),
    send: async (typed) => {
      await setBookingRules(rulesOf(typed));
      toast.success(words.rulesSaved());
    },
    draft,
    onDraft,
  });
  const rules = rulesOf(useWatch({ control: form.control }) as TypedRules);

  return (
    <Section title={words.bookingRules()} intro={words.rulesIntro()}>
      <Form form={form}>
        <SelectField
          label={words.startingTimes()}
          hint={ruleText.slotStepMinutes(rules.slotStepMinutes)}
          {...form.field('slotStepMinutes')}
        >
          {steps.map((step) => (
            <option key={step} value={step}>
              {step === 60 ? words.everyHour() : words.everyMinutes({ minutes: step })}
            </option>
          ))}
        </SelectField>
        {numberRules.map((rule) => {
          const { min, max } = limits[rule];
          return (
            <Field
              key={rule}
              label={labels[rule]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              hint={form.errorOf(rule) ? undefined : ruleText[rule](rules[rule])}
              {...form.field(rule, fieldRules.wholeNumber(min, max))}
            />
          );
        })}
        <Checkbox label={words.requiresPhone()} {...form.register('requiresPhone')} />
        <Hint>
          {inSentence(
            words.zoneElsewhere,
            { city: cityOf(salon.timeZone) },
            { a: (inner) => <Link to={paths.dashboardSitePart('salon')}>{inner}</Link> },
          )}
        </Hint>
        <SaveBar form={form} name={words.bookingRules()} />
      </Form>
    </Section>
  );
}
