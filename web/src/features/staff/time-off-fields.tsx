import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { ApiForm } from '../../api/use-api-form';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { below } from '../../ui/media';
import type { TimeOffDraft } from './typed-time-off';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-4);
  align-items: start;

  @media ${below('xs')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** From when to when, and why. */
export function TimeOffFields({ form, today }: { form: ApiForm<TimeOffDraft>; today: string }) {
  const { fromDay, toDay, isWholeDays } = useWatch({ control: form.control }) as TimeOffDraft;
  return (
    <>
      <Pair>
        <Field
          label="First day"
          type="date"
          max={toDay || undefined}
          {...form.field('fromDay')}
          aria-required
        />
        <Field
          label="Last day"
          type="date"
          hint="Leave empty for a single day."
          min={fromDay || today}
          {...form.field('toDay')}
        />
      </Pair>
      <Checkbox label="Whole days" {...form.register('isWholeDays')} />
      {!isWholeDays && (
        <Pair>
          <Field label="From, on the first day" type="time" {...form.field('from')} aria-required />
          <Field label="To, on the last day" type="time" {...form.field('to')} aria-required />
        </Pair>
      )}
      <Field
        label="Reason"
        hint="For the salon only; clients do not see it."
        maxLength={120}
        {...form.field('reason')}
      />
    </>
  );
}
