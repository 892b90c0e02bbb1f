import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { addDays, dayInUtc } from '../../../lib/local-day';
import { withoutStretches } from '../../../lib/without-stretches';
import { Failure } from '../../../ui/failure';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { timeOff } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';

/** Two weeks: as far as somebody plans who wants to know when they work. */
const days = 14;

/** When somebody works in the days to come, by the diary: special days are in its hours, and time off is taken out of them. */
export function NextDays({ staffId, today, zone }: { staffId: string; today: string; zone: string }) {
  const words = { ...useWords(book), ...useWords(timeOff) };
  const { formatDay, formatTime, formatList } = useFormats();
  const sentenceOf = useSentenceOf();
  const query = { from: today, to: addDays(today, days - 1) };
  const { data, error, mutate, isValidating } = useApi('/bookings/diary', { params: { query } });
  const away = data?.blocks.filter((block) => block.kind === 'time-off' && block.staffId === staffId) ?? [];
  return (
    <Section title={words.nextDays()} intro={words.nextDaysIntro()}>
      {error && !data && (
        <Failure
          what={words.theHours()}
          message={sentenceOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      )}
      {!data && !error && <Skeleton $height="20rem" />}
      {data && (
        <PlainList aria-label={words.nextDays()}>
          {data.days.map(({ day, people }) => {
            const planned = people.find((person) => person.staffId === staffId)?.working ?? [];
            const spans = withoutStretches(planned, away).map(({ startsAt, endsAt }) =>
              words.span({ from: formatTime(startsAt, zone), to: formatTime(endsAt, zone) }),
            );
            const none = planned.length > 0 ? words.awayThatDay() : words.dayOff();
            return (
              <PlainRow
                key={day}
                title={formatDay(dayInUtc(day), 'UTC')}
                detail={spans.length > 0 ? <bdi dir="ltr">{formatList(spans)}</bdi> : none}
              />
            );
          })}
        </PlainList>
      )}
    </Section>
  );
}
