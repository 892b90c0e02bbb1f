import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { inSentence } from '../../../words/in-sentence';
import type { Salon, StaffMember } from '../../../api/models';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Muted } from '../../../ui/text';
import { TimePicker } from '../availability/time-picker';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';
import { withChange, type FlowState } from './flow-state';
import { TeamMemberChoice } from './team-member-choice';
import { namesOf, staffOf, type BookingChoice } from './booking-choice';

const Heading = styled.h1`
  small {
    display: block;
    margin-top: var(--s-2);
    color: var(--text-2);
    font-size: 0.6em;
    line-height: 1.3;
  }
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
}: {
  flow: FlowState;
  choice: BookingChoice<StaffMember>;
  salon: Salon;
  staff: readonly StaffMember[];
  holdId: string | null;
  onChoose: (state: FlowState) => void;
  /** Back to the services, to add one or an extra. */
  onMore: () => void;
}) {
  const words = useWords(book);
  const { lines, people, person, serviceIds, addOnIds } = choice;
  const wished = staff.find(({ _id }) => _id === flow.staffId);
  return (
    <TimePicker
      wanted={{ serviceIds, addOnIds, staffId: staffOf(choice), holdId }}
      salon={salon}
      staffName={namesOf(choice)}
      day={flow.day}
      startsAt={flow.startsAt}
      onDay={(day) => onChoose({ ...flow, day, startsAt: null })}
      onTime={(startsAt, day) => onChoose({ ...flow, day, startsAt })}
      onAnyone={() => onChoose(withChange(flow, { staffId: null }))}
      heading={(dayName) => (
        <>
          <Heading tabIndex={-1}>
            {dayName
              ? inSentence(words.chooseTimeOn, { day: dayName }, { small: (inner) => <small>{inner}</small> })
              : words.chooseTime()}
          </Heading>
          {wished && !person && (
            <Muted>
              {choice.performers.includes(wished)
                ? words.someoneElseRest({ name: wished.name })
                : words.anyoneWhoDoes({ name: wished.name })}
            </Muted>
          )}
        </>
      )}
    >
      <TeamMemberChoice
        lines={lines}
        people={people}
        person={person}
        asked={namesOf(choice)}
        currency={salon.currency}
        onChoose={(staffId) => onChoose(withChange(flow, { staffId }))}
      />
      <Button variant="ghost" size="small" onClick={onMore}>
        <Icon of={Plus} size={18} /> {words.addServiceOrAddOn()}
      </Button>
    </TimePicker>
  );
}
