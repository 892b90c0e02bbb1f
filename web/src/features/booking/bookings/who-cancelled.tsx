import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { FieldError } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Segments } from '../../../ui/segments';
import { Hint } from '../../../ui/text';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';

export type Canceller = 'client' | 'salon';

const Group = styled.fieldset`
  display: grid;
  justify-items: start;
  gap: 6px;

  legend {
    margin-bottom: 6px;
    padding: 0;
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;

/**
 * Choice of who cancels: a client who has called, or the salon. Cancellations by the salon don't count against the
 * client.
 */
export function WhoCancelled({
  value,
  error,
  isLate,
  onChange,
}: {
  value: Canceller | null;
  error?: string | undefined;
  /** The deadline for clients has passed. */
  isLate: boolean;
  onChange: (by: Canceller) => void;
}) {
  const words = useWords(bookings);
  const id = useId();
  return (
    <Group aria-describedby={id}>
      <legend>{words.whoCancelled()}</legend>
      <Segments
        value={value}
        choices={[
          ['client', words.clientCancelled()],
          ['salon', words.salonCancelled()],
        ]}
        isWrong={error !== undefined}
        onChoose={onChange}
      />
      <div id={id} aria-live="polite">
        {error !== undefined && (
          <FieldError>
            <Icon of={CircleAlert} size={16} />
            {error}
          </FieldError>
        )}
        {isLate && value !== null && (
          <Hint>{value === 'client' ? words.countsAsLate() : words.neverCounts()}</Hint>
        )}
      </div>
    </Group>
  );
}
