import styled from 'styled-components';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useSalon } from '../../../api/use-salon';
import { Card } from '../../../ui/card';
import { Failure } from '../../../ui/failure';
import { LeaveGuard } from '../../../ui/leave-guard';
import { Skeleton } from '../../../ui/skeleton';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { BookingRulesForm, type TypedRules } from './booking-rules-form';
import { OpeningHoursForm } from './opening-hours-form';
import { SpecialDays } from './special-days';
import type { WeekDraft } from './time-windows';

const Sections = styled.div`
  margin-top: var(--s-4);
`;

/** When the salon is open, and how it can be booked. */
export function SalonHours() {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { data: salon, error, mutate, isValidating } = useSalon();
  const [week, setWeek] = useRememberedState<WeekDraft | null>('opening week', null);
  const [rules, setRules] = useRememberedState<TypedRules | null>('booking rules', null);
  if (salon) {
    return (
      <Sections>
        <OpeningHoursForm openingHours={salon.openingHours} draft={week} onDraft={setWeek} />
        <SpecialDays salon={salon} />
        <BookingRulesForm salon={salon} draft={rules} onDraft={setRules} />
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
      {error ? (
        <Failure
          what={words.theOpeningHours()}
          message={sentenceOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : (
        <Card aria-busy>
          <Skeleton $width="40%" $height="1.8rem" />
          <Skeleton $height="12rem" />
        </Card>
      )}
    </Sections>
  );
}
