import { useApi } from '../../../api/use-api';
import { addDays, dayInUtc } from '../../../lib/local-day';
import { withoutStretches } from '../../../lib/without-stretches';
import { Unanswered } from '../../../ui/answered';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { timeOff } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';

/** Two weeks, as far ahead as people usually plan. */
const DAYS = 14;

/** A person's working times in the coming days, from the diary: including special days, without time off. */
export function NextDays({ staffId, today, zone }: { staffId: string; today: string; zone: string }) {
  const words = { ...useWords(book), ...useWords(timeOff) };
  const { formatDay, formatTime, formatList } = useFormats();
  const query = { from: today, to: addDays(today, DAYS - 1) };
  const answer = useApi('/bookings/diary', { params: { query } });
  const { data } = answer;
  const away = data?.blocks.filter((block) => block.kind === 'time-off' && block.staffId === staffId) ?? [];
  return (
    <Section title={words.nextDays()} intro={words.nextDaysIntro()}>
      <Unanswered answer={answer} what={words.theHours()} skeleton={<Skeleton $height="20rem" />} />
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
