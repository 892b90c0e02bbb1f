import styled from 'styled-components';
import type { Service, StaffMember } from '../../../api/models';
import type { Currency } from '../../../lib/currency';
import { Avatar } from '../../../ui/avatar';
import { Chip, Chips } from '../../../ui/chip';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { newBooking } from '../../../words/new-booking.gen';
import { useWords } from '../../../words/use-words';
import { AddOnChoices } from '../../booking/bookings/add-on-choices';
import { toggled } from '../../booking/bookings/cart';
import { peopleFor, type DraftLine } from '../../booking/line-editor/draft-lines';
import { Face, Mistake } from './parts';

const Below = styled.div`
  display: grid;
  gap: var(--s-2);
  padding-bottom: var(--s-3);

  small {
    color: var(--text-2);
    font-weight: 400;
  }
  legend {
    font-size: var(--t-small);
  }
`;

/** Below a chosen service: who does it, each person one press away, and its add-ons. */
export function ChosenService({
  service,
  line,
  staff,
  usualId,
  isOwn,
  currency,
  error,
  onChange,
}: {
  service: Service;
  line: DraftLine;
  staff: readonly StaffMember[];
  /** The client's usual team member. */
  usualId: string | null;
  isOwn: boolean;
  currency: Currency;
  error: string | undefined;
  onChange: (line: DraftLine) => void;
}) {
  const words = useWords(deskBookings);
  const own = useWords(newBooking);
  const able = peopleFor(staff, line);
  const usualFirst = able.toSorted((a, b) => Number(b._id === usualId) - Number(a._id === usualId));
  const choose = (staffId: string) => onChange({ ...line, staffId });
  return (
    <Below>
      {!isOwn && (
        <Chips role="group" aria-label={own.whoDoes({ title: service.title })}>
          <Chip aria-pressed={line.staffId === ''} onClick={() => choose('')}>
            {words.anyone()}
          </Chip>
          {usualFirst.map((member) => (
            <Chip
              key={member._id}
              aria-pressed={line.staffId === member._id}
              onClick={() => choose(member._id)}
            >
              <Face>
                <Avatar person={member} sizes="22px" alt="" />
              </Face>
              <bdi>{member.name}</bdi>
              {member._id === usualId && <small>{own.usual()}</small>}
            </Chip>
          ))}
        </Chips>
      )}
      {error && (
        <Mistake role="alert" tabIndex={-1} data-failure>
          {error}
        </Mistake>
      )}
      {service.addOns.length > 0 && (
        <AddOnChoices
          service={service}
          chosenIds={line.addOnIds}
          currency={currency}
          onToggle={(addOnId) => onChange({ ...line, addOnIds: toggled(line.addOnIds, addOnId) })}
        />
      )}
    </Below>
  );
}
