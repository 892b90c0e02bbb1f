import styled from 'styled-components';
import { addDays, dayInUtc } from '../../../lib/local-day';
import { Headline, Headlines } from '../../../ui/charts/headlines';
import { useFormats } from '../../../ui/use-formats';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';
import { type DayLines, isLate } from './day-lines';
import type { DayAtWork, Diary, DiaryBooking, Overview } from './models';
import { useDayTexts } from './use-day-texts';

const Meter = styled.span<{ $share: number }>`
  display: block;
  height: 8px;
  margin-block: 4px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--surface-3);
  forced-color-adjust: none;
  print-color-adjust: exact;

  &::before {
    content: '';
    display: block;
    width: ${({ $share }) => Math.min(100, $share * 100)}%;
    height: 100%;
    background: var(--star);
  }
  @media (forced-colors: active) {
    background: GrayText;

    &::before {
      background: CanvasText;
    }
  }
`;

/** Money and the present moment: today's total so far, who is here, who is next, and the free time left. */
export function TodayHeadlines({
  overview,
  diary,
  lines,
  nowMs,
}: {
  overview: Overview | DayAtWork;
  /** Undefined until loaded. */
  diary: Diary | undefined;
  lines: DayLines | undefined;
  nowMs: number;
}) {
  const words = useWords(book);
  const { formatMoney, formatShortDay, formatDuration, formatSeries } = useFormats();
  const { today, currency } = overview;
  const { visits: counts, earned, expected } = today;
  const lastWeek =
    'days' in overview ? overview.days.find(({ day }) => day === addDays(today.day, -7)) : null;
  const late = diary?.visits.filter((booking) => isLate(booking, nowMs)).length ?? 0;
  const told = [
    ...(late > 0 ? [words.lateNow({ count: late })] : []),
    ...(counts.confirmed > 0 ? [words.upcomingNow({ count: counts.confirmed })] : []),
    ...(counts.done > 0 ? [words.doneNow({ count: counts.done })] : []),
    ...(counts.noShow > 0 ? [words.noShowCount({ count: counts.noShow })] : []),
    ...(counts.cancelled > 0 ? [words.cancelledCount({ count: counts.cancelled })] : []),
  ];
  const free = lines?.people.flatMap(({ bars }) => bars.filter(({ kind }) => kind === 'free'));
  return (
    <Headlines>
      <Headline
        isWide
        name={words.bookedValueSoFar()}
        value={formatMoney(earned, currency)}
        unit={expected > 0 && words.ofExpected({ money: formatMoney(expected, currency) })}
      >
        {expected > 0 && <Meter $share={earned / expected} aria-hidden />}
        {lastWeek &&
          lastWeek.earned > 0 &&
          words.amountOn({
            money: formatMoney(lastWeek.earned, currency),
            day: formatShortDay(dayInUtc(lastWeek.day), 'UTC'),
          })}
      </Headline>
      <Headline name={words.hereNowName()} value={counts.arrived}>
        {told.length > 0 ? formatSeries(told) : words.noBookings()}
      </Headline>
      <NextVisits diary={diary} nowMs={nowMs} />
      <Headline
        name={words.stillFree()}
        value={free ? formatDuration(free.reduce((sum, { from, to }) => sum + to - from, 0)) : '–'}
      >
        {free && free.length > 0 && words.gapCount({ count: free.length })}
      </Headline>
    </Headlines>
  );
}

function NextVisits({ diary, nowMs }: { diary: Diary | undefined; nowMs: number }) {
  const words = useWords(book);
  const { formatTime, formatSeries } = useFormats();
  const { nameOf } = useDayTexts();
  const next = nextOf(diary?.visits ?? [], nowMs);
  const [first] = next;
  if (!diary || !first) {
    return (
      <Headline isWide name={words.nextName()} value="–">
        {diary && words.noMoreToday()}
      </Headline>
    );
  }
  const names = next.map(({ client, lines }) =>
    words.clientWith({ client: nameOf(client.name), person: lines[0]?.staffName ?? '' }),
  );
  return (
    <Headline
      isWide
      name={words.nextName()}
      value={formatTime(first.startsAt, diary.timeZone)}
      unit={next.length > 1 && words.bookingCount({ count: next.length })}
    >
      <bdi>{formatSeries(names)}</bdi>
    </Headline>
  );
}

/** The next visits, all with the same start. */
function nextOf(visits: readonly DiaryBooking[], nowMs: number): DiaryBooking[] {
  const coming = visits.filter(
    ({ status, startsAt }) => status === 'confirmed' && Date.parse(startsAt) > nowMs,
  );
  const first = coming.map(({ startsAt }) => startsAt).sort()[0];
  return coming.filter(({ startsAt }) => startsAt === first);
}
