import type { ComponentType, ReactNode } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import type { Salon, StaffMember } from '../../api/models';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { withVisit, type FlowState } from './flow-state';
import { PersonChoice } from './person-choice';
import { namesOf, staffOf, type VisitChoice } from './visit-choice';

/** What the time picker is handed; it stands in another feature and the page brings the two together. */
export interface TimesProps {
  visit:
    | {
        serviceIds: readonly string[];
        addOnIds: readonly string[];
        /** Null is anyone; one person, or somebody for each service with commas between. */
        staffId: string | null;
        holdId: string | null;
      }
    | {
        bookingId: string;
        /** `keep` for those who were to do it, `any` for anyone who can, or the id of a person. */
        who: string;
        /** By the rules of the desk. */
        isAtDesk: boolean;
      };
  salon: Salon;
  staffName: string | null;
  day: string | null;
  startsAt: string | null;
  onDay: (day: string) => void;
  onTime: (startsAt: string, day: string) => void;
  onAnyone?: () => void;
  heading: (dayName: string | null) => ReactNode;
  children?: ReactNode;
}

const Heading = styled.h1`
  small {
    display: block;
    margin-top: var(--s-2);
    color: var(--text-2);
    font-size: 0.6em;
    line-height: 1.3;
  }
`;
const Quiet = styled.p`
  color: var(--text-2);
`;

/** Who and when. */
export function TimeStep({
  flow,
  choice,
  salon,
  staff,
  holdId,
  onChoose,
  onMore,
  TimePicker,
}: {
  flow: FlowState;
  choice: VisitChoice<StaffMember>;
  salon: Salon;
  staff: readonly StaffMember[];
  holdId: string | null;
  onChoose: (state: FlowState) => void;
  /** Back to the services, to add one or an extra. */
  onMore: () => void;
  TimePicker: ComponentType<TimesProps>;
}) {
  const { lines, people, person, serviceIds, addOnIds } = choice;
  const wished = staff.find(({ _id }) => _id === flow.staffId);
  return (
    <TimePicker
      visit={{ serviceIds, addOnIds, staffId: staffOf(choice), holdId }}
      salon={salon}
      staffName={namesOf(choice)}
      day={flow.day}
      startsAt={flow.startsAt}
      onDay={(day) => onChoose({ ...flow, day, startsAt: null })}
      onTime={(startsAt, day) => onChoose({ ...flow, day, startsAt })}
      onAnyone={() => onChoose(withVisit(flow, { staffId: null }))}
      heading={(dayName) => (
        <>
          <Heading tabIndex={-1}>Choose a time {dayName && <small>on {dayName}</small>}</Heading>
          {wished && !person && (
            <Quiet>{wished.name} does not do all of this, so the times shown are with anyone who does.</Quiet>
          )}
        </>
      )}
    >
      <PersonChoice
        lines={lines}
        people={people}
        person={person}
        asked={namesOf(choice)}
        currency={salon.currency}
        onChoose={(staffId) => onChoose(withVisit(flow, { staffId }))}
      />
      <Button variant="ghost" size="small" onClick={onMore}>
        <Icon of={Plus} size={18} /> Service or extra
      </Button>
    </TimePicker>
  );
}
