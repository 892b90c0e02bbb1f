import type { Salon } from '../../api/models';
import { sentenceOf } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field, SelectField } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { Section, SectionForm } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { type BookingRules, steps, useHoursActions } from './mutations';
import { ruleText } from './rule-text';

type NumberRule = 'noticeMinutes' | 'horizonDays' | 'cancellationNoticeMinutes';

const limits: Record<NumberRule, { label: string; min: number; max: number }> = {
  noticeMinutes: { label: 'Notice, in minutes', min: 0, max: 43_200 },
  horizonDays: { label: 'Bookable days ahead', min: 1, max: 730 },
  cancellationNoticeMinutes: { label: 'Cancellation notice, in minutes', min: 0, max: 43_200 },
};
const numberRules = ['noticeMinutes', 'horizonDays', 'cancellationNoticeMinutes'] as const;

const isWithin = (rule: NumberRule, text: string) => {
  const { min, max } = limits[rule];
  return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
};

const stepOf = (minutes: number) => steps.find((step) => step === minutes) ?? 15;

/** The rules as they are typed. */
export type TypedRules = Pick<BookingRules, 'slotStepMinutes' | 'timeZone'> & {
  numbers: Record<NumberRule, string>;
};

const typedRules = (salon: Salon): TypedRules => ({
  slotStepMinutes: stepOf(salon.slotStepMinutes),
  timeZone: salon.timeZone,
  numbers: {
    noticeMinutes: String(salon.noticeMinutes),
    horizonDays: String(salon.horizonDays),
    cancellationNoticeMinutes: String(salon.cancellationNoticeMinutes),
  },
});

/** The booking rules, each with what it means to a client. */
export function BookingRulesForm({
  salon,
  draft,
  onDraft,
}: {
  salon: Salon;
  /** What has been changed and not saved; null for nothing. */
  draft: TypedRules | null;
  onDraft: (draft: TypedRules | null) => void;
}) {
  const { setBookingRules } = useHoursActions();
  const saved = typedRules(salon);
  const { slotStepMinutes, timeZone, numbers } = draft ?? saved;
  const isWrong = numberRules.some((rule) => !isWithin(rule, numbers[rule]));
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    if (isWrong) return;
    const rules: BookingRules = {
      slotStepMinutes,
      timeZone,
      noticeMinutes: Number(numbers.noticeMinutes),
      horizonDays: Number(numbers.horizonDays),
      cancellationNoticeMinutes: Number(numbers.cancellationNoticeMinutes),
    };
    await setBookingRules(rules);
    onDraft(null);
    toast.success('Booking rules saved.');
  });
  const change = (part: Partial<TypedRules>) => {
    const changed = { slotStepMinutes, timeZone, numbers, ...part };
    onDraft(JSON.stringify(changed) === JSON.stringify(saved) ? null : changed);
    clear();
  };
  const zones = [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].sort();

  return (
    <Section
      title="Booking rules"
      intro="These rules apply to new bookings. Existing bookings keep the deadline they were made with."
    >
      <SectionForm onSubmit={submit} noValidate>
        <SelectField
          label="Starting times"
          hint={ruleText.slotStepMinutes(slotStepMinutes)}
          value={slotStepMinutes}
          onChange={(event) => change({ slotStepMinutes: stepOf(Number(event.target.value)) })}
        >
          {steps.map((step) => (
            <option key={step} value={step}>
              {step === 60 ? 'Every hour' : `Every ${step} minutes`}
            </option>
          ))}
        </SelectField>
        {numberRules.map((rule) => {
          const { label, min, max } = limits[rule];
          const isFine = isWithin(rule, numbers[rule]);
          return (
            <Field
              key={rule}
              label={label}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              step={1}
              value={numbers[rule]}
              hint={isFine ? ruleText[rule](Number(numbers[rule])) : undefined}
              error={isFine ? problem?.fieldErrors[rule] : `Enter a whole number from ${min} to ${max}.`}
              onChange={(event) => change({ numbers: { ...numbers, [rule]: event.target.value } })}
            />
          );
        })}
        <SelectField
          label="Time zone"
          hint={ruleText.timeZone(timeZone)}
          value={timeZone}
          error={problem?.fieldErrors['timeZone']}
          onChange={(event) => change({ timeZone: event.target.value })}
        >
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </SelectField>
        {timeZone !== salon.timeZone && (
          <Alert tone="warning" title="All hours will follow the new time zone">
            <p>
              Opening and working hours will be in the new time zone. Existing bookings keep their moment, so
              they will show a different time.
            </p>
          </Alert>
        )}
        <FormFailure sentence={problem && sentenceOf(problem)} />
        <Button type="submit" isBusy={isBusy} disabled={isWrong}>
          Save booking rules
        </Button>
      </SectionForm>
    </Section>
  );
}
