import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useSalon } from '../../api/use-salon';
import { Card } from '../../ui/card';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { BookingRulesForm } from './booking-rules-form';
import { OpeningWeek } from './opening-week';
import { SpecialDays } from './special-days';

const Whole = styled.div`
  margin-top: var(--s-4);
`;

/** When the salon is open, and how it can be booked. */
export function SalonHours() {
  const { data: salon, error, mutate, isValidating } = useSalon();
  if (salon) {
    return (
      <Whole>
        <OpeningWeek openingHours={salon.openingHours} />
        <SpecialDays salon={salon} />
        <BookingRulesForm salon={salon} />
      </Whole>
    );
  }
  return (
    <Whole>
      {error ? (
        <Failure
          title="We could not read the opening hours"
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
    </Whole>
  );
}
