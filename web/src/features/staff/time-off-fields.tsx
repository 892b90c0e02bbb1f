import styled from 'styled-components';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { below } from '../../ui/media';
import type { Mistakes, TypedTimeOff } from './typed-time-off';

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
export function TimeOffFields({
  value,
  today,
  mistakes,
  onChange,
}: {
  value: TypedTimeOff;
  today: string;
  mistakes: Mistakes;
  onChange: (part: Partial<TypedTimeOff>) => void;
}) {
  const { fromDay, toDay, isWholeDays, from, to, reason } = value;
  return (
    <>
      <Pair>
        <Field
          label="First day"
          type="date"
          required
          value={fromDay}
          max={toDay || undefined}
          error={mistakes.fromDay}
          onChange={(event) => onChange({ fromDay: event.target.value })}
        />
        <Field
          label="Last day"
          type="date"
          hint="Leave empty for a single day."
          value={toDay}
          min={fromDay || today}
          error={mistakes.toDay}
          onChange={(event) => onChange({ toDay: event.target.value })}
        />
      </Pair>
      <Checkbox
        label="Whole days"
        checked={isWholeDays}
        onChange={(event) => onChange({ isWholeDays: event.target.checked })}
      />
      {!isWholeDays && (
        <Pair>
          <Field
            label="From, on the first day"
            type="time"
            required
            value={from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
          <Field
            label="To, on the last day"
            type="time"
            required
            value={to}
            error={mistakes.to}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </Pair>
      )}
      <Field
        label="Reason (optional)"
        hint="For the salon only; clients do not see it."
        maxLength={120}
        value={reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </>
  );
}
