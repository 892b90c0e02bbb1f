import { Check } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../../ui/icon';
import { from, LOW } from '../../../ui/media';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { newBooking } from '../../../words/new-booking.gen';
import { useWords } from '../../../words/use-words';

const List = styled.nav`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 4px;
  flex: none;
  padding: 0 var(--s-4) var(--s-1);
  border-bottom: 1px solid var(--border);

  button {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 40px;
    padding: 4px 0;
    border: 0;
    border-top: 3px solid var(--surface-3);
    background: none;
    color: var(--text-2);
    font-size: var(--t-small);
    text-align: start;
    overflow-wrap: anywhere;
  }
  [data-done] {
    border-color: var(--success);
  }
  [data-done] svg {
    flex: none;
    color: var(--success);
  }
  [aria-current] {
    border-color: var(--text);
    color: var(--text);
    font-weight: 600;
  }
  @media ${from('md')}, ${LOW} {
    display: none;
  }
`;

/** On a phone: the three parts of the page, which are done, and the way to each. */
export function Steps({ isDone }: { isDone: { client: boolean; services: boolean; time: boolean } }) {
  const words = useWords(deskBookings);
  const own = useWords(newBooking);
  const steps = [
    { id: 'new-booking-client', label: words.client(), done: isDone.client },
    { id: 'new-booking-services', label: words.services(), done: isDone.services },
    { id: 'new-booking-time', label: words.time(), done: isDone.time },
  ];
  const next = steps.find(({ done }) => !done)?.id;
  return (
    <List aria-label={own.steps()}>
      {steps.map(({ id, label, done }) => (
        <button
          key={id}
          type="button"
          data-done={done || undefined}
          aria-current={id === next ? 'step' : undefined}
          onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
        >
          {done && <Icon of={Check} size={16} />}
          {done ? (
            <>
              <span aria-hidden>{label}</span>
              <VisuallyHidden>{own.stepDone({ step: label })}</VisuallyHidden>
            </>
          ) : (
            label
          )}
        </button>
      ))}
    </List>
  );
}
