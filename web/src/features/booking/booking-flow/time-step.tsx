import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { inSentence } from '../../../words/in-sentence';
import type { Salon, StaffMember } from '../../../api/models';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { SHORT } from '../../../ui/media';
import { Muted } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import type { WantedBooking } from '../availability/queries';
import { TimePicker } from '../availability/time-picker';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';
import { withChange, withTeam, type FlowState } from './flow-state';
import { TeamMemberChoice } from './team-member-choice';
import { ForWhom } from '../../own/family/lazy-for-whom';
import { useHasPeople } from '../../own/family/use-has-people';
import { namesOf, pricingOf, type BookingChoice } from './booking-choice';

const Heading = styled.h1`
  small {
    display: block;
    margin-top: var(--s-2);
    color: var(--text-2);
    font-size: 0.6em;
    line-height: 1.3;
  }
  @media ${SHORT} {
    small {
      display: inline;
    }
  }
`;

/** The choice of team member and time. */
export function TimeStep({
  flow,
  choice,
  salon,
  staff,
  wanted,
  isSignedIn,
  onChoose,
  onMore,
}: {
  flow: FlowState;
  choice: BookingChoice<StaffMember>;
  salon: Salon;
  staff: readonly StaffMember[];
  wanted: WantedBooking;
  isSignedIn: boolean;
  onChoose: (state: FlowState) => void;
  /** Back to the services, to add a service or extra. */
  onMore: () => void;
}) {
  const words = useWords(book);
  const formats = useFormats();
  const { lines, person, serviceIds } = choice;
  const isFamily = useHasPeople(isSignedIn);
  const asked = namesOf(words, formats, choice);
  const wished = staff.find(({ _id }) => _id === flow.staffId);
  return (
    <TimePicker
      wanted={wanted}
      salon={salon}
      staffName={asked}
      pricing={{ currency: salon.currency, kind: pricingOf(lines) }}
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
      {isFamily && (
        <ForWhom
          personId={flow.personId}
          onChoose={(personId) => onChoose({ ...flow, personId, startsAt: null })}
        />
      )}
      <TeamMemberChoice
        choice={choice}
        asked={asked}
        currency={salon.currency}
        onChoose={(staffId) => onChoose(withChange(flow, { staffId }))}
        onChooseTeam={(team) => onChoose(withTeam(flow, serviceIds, team))}
      />
      <Button variant="ghost" size="small" onClick={onMore}>
        <Icon of={Plus} size={18} /> {words.addServiceOrAddOn()}
      </Button>
    </TimePicker>
  );
}
