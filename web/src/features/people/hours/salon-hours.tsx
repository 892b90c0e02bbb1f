import styled from 'styled-components';
import { useSalon } from '../../../api/use-salon';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { LeaveGuard } from '../../../ui/leave-guard';
import { SavedTogether } from '../../../ui/save-bar';
import { Skeleton } from '../../../ui/skeleton';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { BookingRulesForm, type TypedRules } from './booking-rules-form';
import { HolidayProposals } from './holiday-proposals';
import { OpeningHoursForm } from './opening-hours-form';
import { SpecialDays } from './special-days';
import type { WeekDraft } from './time-windows';

const Sections = styled.div`
  margin-top: var(--s-4);
`;

/** The salon's opening hours and booking rules. */
export function SalonHours() {
  const words = useWords(book);
  const answer = useSalon();
  const { data: salon } = answer;
  const [week, setWeek] = useRememberedState<WeekDraft | null>('opening week', null);
  const [rules, setRules] = useRememberedState<TypedRules | null>('booking rules', null);
  if (salon) {
    return (
      <Sections>
        <SavedTogether isGuarded={false}>
          <OpeningHoursForm openingHours={salon.openingHours} draft={week} onDraft={setWeek} />
          <SpecialDays salon={salon} />
          <HolidayProposals zone={salon.timeZone} />
          <BookingRulesForm salon={salon} draft={rules} onDraft={setRules} />
        </SavedTogether>
        <LeaveGuard
          isOn={week !== null || rules !== null}
          onForget={() => {
            setWeek(null);
            setRules(null);
          }}
        />
      </Sections>
    );
  }
  return (
    <Sections>
      <Unanswered
        answer={answer}
        what={words.theOpeningHours()}
        skeleton={
          <LoadingCard>
            <Skeleton $width="40%" $height="1.8rem" />
            <Skeleton $height="12rem" />
          </LoadingCard>
        }
      />
    </Sections>
  );
}
