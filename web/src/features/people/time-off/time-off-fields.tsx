import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { ApiForm } from '../../../api/use-api-form';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { below } from '../../../ui/media';
import { TimeField } from '../../../ui/time-field';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
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

/** Start, end and reason. */
export function TimeOffFields({ form, today }: { form: ApiForm<TimeOffDraft>; today: string }) {
  const words = useWords(book);
  const { fromDay, toDay, isWholeDays } = useWatch({ control: form.control }) as TimeOffDraft;
  return (
    <>
      <Pair>
        <Field
          label={words.firstDay()}
          type="date"
          max={toDay || undefined}
          {...form.field('fromDay')}
          aria-required
        />
        <Field
          label={words.lastDay()}
          type="date"
          hint={words.lastDayHint()}
          min={fromDay || today}
          {...form.field('toDay')}
        />
      </Pair>
      <Checkbox label={words.wholeDays()} {...form.register('isWholeDays')} />
      {!isWholeDays && (
        <Pair>
          <TimeField label={words.fromFirstDay()} {...form.field('from')} aria-required />
          <TimeField label={words.toLastDay()} {...form.field('to')} aria-required />
        </Pair>
      )}
      <Field label={words.reason()} hint={words.reasonHint()} maxLength={120} {...form.field('reason')} />
    </>
  );
}
