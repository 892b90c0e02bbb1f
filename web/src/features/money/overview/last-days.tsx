import styled from 'styled-components';
import { dayInUtc } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import type { Column } from '../../../ui/table';
import { ChartFigure } from './chart-figure';
import { DayChart } from './day-chart';
import type { DayFigures, Overview, Share } from './models';
import { ShareChart } from './share-chart';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: var(--s-5);
`;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The last thirty days as charts. */
export function LastDays({ overview }: { overview: Overview }) {
  const words = useWords(book);
  const { formatMoney, formatDay, formatDecimal } = useFormats();
  const dayName = ({ day }: DayFigures) => formatDay(dayInUtc(day), 'UTC');
  const { days, services, people, currency, noShowRate } = overview;
  const money = (amount: number) => formatMoney(amount, currency);
  const bookings = (count: number) => words.bookingCount({ count });
  const dates = days.map(({ day }) => day);
  const earned = sum(days.map((day) => day.earned));
  const came = sum(days.map((day) => day.visits));
  const missed = sum(days.map((day) => day.noShows));
  const busiest = [...days].sort((left, right) => right.visits - left.visits)[0];
  const dayColumn: Column<DayFigures> = {
    key: 'day',
    header: words.day(),
    isRowHeader: true,
    cell: dayName,
  };
  const shareColumns = (header: string): Column<Share>[] => [
    { key: 'name', header, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'treatments', header: words.servicesDone(), align: 'end', cell: ({ treatments }) => treatments },
    { key: 'earned', header: words.bookedValue(), align: 'end', cell: (share) => money(share.earned) },
  ];
  const shareWords = ({ treatments, earned }: Share) =>
    words.countAndMoney({ count: treatments, money: money(earned) });
  const leader = (shares: readonly Share[]) =>
    shares[0] ? words.leads({ name: shares[0].name, count: shares[0].treatments }) : words.noBookingsYet();
  const percent = (part: number) =>
    part > 0 && part < 0.1 ? formatDecimal(part * 100) : (part * 100).toFixed(0);

  return (
    <Charts>
      <ChartFigure
        title={words.bookingsPerDay()}
        summary={
          came > 0 && busiest
            ? words.busiestDay({ count: came, day: dayName(busiest), most: busiest.visits })
            : words.noBookingsInLastDays()
        }
        columns={[
          dayColumn,
          { key: 'visits', header: words.bookings(), align: 'end', cell: (day) => day.visits },
          { key: 'cancelled', header: words.cancelled(), align: 'end', cell: ({ cancelled }) => cancelled },
        ]}
        rows={days}
        keyOf={({ day }) => day}
      >
        <DayChart kind="bars" days={dates} values={days.map((day) => day.visits)} words={bookings} />
      </ChartFigure>
      <ChartFigure
        title={words.bookedValuePerDay()}
        summary={words.earnedFromDone({ money: money(earned) })}
        columns={[
          dayColumn,
          { key: 'earned', header: words.bookedValue(), align: 'end', cell: (day) => money(day.earned) },
        ]}
        rows={days}
        keyOf={({ day }) => day}
      >
        <DayChart kind="line" days={dates} values={days.map((day) => day.earned)} words={money} />
      </ChartFigure>
      <ChartFigure
        title={words.byService()}
        summary={leader(services)}
        columns={shareColumns(words.service())}
        rows={services}
        keyOf={({ _id }) => _id}
      >
        <ShareChart shares={services} words={shareWords} />
      </ChartFigure>
      <ChartFigure
        title={words.byTeamMember()}
        summary={leader(people)}
        columns={shareColumns(words.name())}
        rows={people}
        keyOf={({ _id }) => _id}
      >
        <ShareChart shares={people} words={shareWords} />
      </ChartFigure>
      <ChartFigure
        title={words.noShows()}
        summary={
          noShowRate === null
            ? words.noneDue()
            : words.shareOfBookings({ percent: percent(noShowRate), missed, count: came + missed })
        }
        columns={[
          dayColumn,
          { key: 'noShows', header: words.noShows(), align: 'end', cell: ({ noShows }) => noShows },
        ]}
        rows={days}
        keyOf={({ day }) => day}
      >
        <DayChart
          kind="bars"
          tone="quiet"
          days={dates}
          values={days.map(({ noShows }) => noShows)}
          words={(count) => words.noShowCount({ count })}
        />
      </ChartFigure>
    </Charts>
  );
}
