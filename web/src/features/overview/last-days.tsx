import styled from 'styled-components';
import { counted } from '../../lib/counted';
import { dayInUtc, formatDay } from '../../lib/format-date';
import { useFormats } from '../../ui/use-formats';
import type { Column } from '../../ui/table';
import { ChartFigure } from './chart-figure';
import { DayChart } from './day-chart';
import type { DayFigures, Overview, Share } from './models';
import { ShareChart } from './share-chart';

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: var(--s-5);
`;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const dayName = ({ day }: DayFigures) => formatDay(dayInUtc(day), 'UTC');

/** The last thirty days as charts. */
export function LastDays({ overview }: { overview: Overview }) {
  const { formatMoney } = useFormats();
  const { days, services, people, currency, noShowRate } = overview;
  const money = (amount: number) => formatMoney(amount, currency);
  const bookings = (count: number) => counted(count, 'booking');
  const dates = days.map(({ day }) => day);
  const earned = sum(days.map((day) => day.earned));
  const came = sum(days.map((day) => day.visits));
  const missed = sum(days.map((day) => day.noShows));
  const busiest = [...days].sort((left, right) => right.visits - left.visits)[0];
  const dayColumn: Column<DayFigures> = {
    key: 'day',
    header: 'Day',
    isRowHeader: true,
    cell: dayName,
  };
  const shareColumns = (header: string): Column<Share>[] => [
    { key: 'name', header, isRowHeader: true, cell: ({ name }) => name },
    { key: 'treatments', header: 'Services done', align: 'end', cell: ({ treatments }) => treatments },
    { key: 'earned', header: 'Revenue', align: 'end', cell: (share) => money(share.earned) },
  ];
  const shareWords = ({ treatments, earned }: Share) => `${treatments} · ${money(earned)}`;
  const leader = (shares: readonly Share[]) =>
    shares[0]
      ? `${shares[0].name} leads with ${counted(shares[0].treatments, 'service')}.`
      : 'No bookings yet.';

  return (
    <Charts>
      <ChartFigure
        title="Bookings per day"
        summary={
          came > 0 && busiest
            ? `${bookings(came)} in 30 days; the busiest day was ${dayName(busiest)} with ${busiest.visits}.`
            : 'No bookings in the last 30 days.'
        }
        columns={[
          dayColumn,
          { key: 'visits', header: 'Bookings', align: 'end', cell: (day) => day.visits },
          { key: 'cancelled', header: 'Cancelled', align: 'end', cell: ({ cancelled }) => cancelled },
        ]}
        rows={days}
        keyOf={({ day }) => day}
      >
        <DayChart kind="bars" days={dates} values={days.map((day) => day.visits)} words={bookings} />
      </ChartFigure>
      <ChartFigure
        title="Revenue per day"
        summary={`${money(earned)} from bookings that are done. Cancelled bookings and no-shows do not count.`}
        columns={[
          dayColumn,
          { key: 'earned', header: 'Revenue', align: 'end', cell: (day) => money(day.earned) },
        ]}
        rows={days}
        keyOf={({ day }) => day}
      >
        <DayChart kind="line" days={dates} values={days.map((day) => day.earned)} words={money} />
      </ChartFigure>
      <ChartFigure
        title="By service"
        summary={leader(services)}
        columns={shareColumns('Service')}
        rows={services}
        keyOf={({ _id }) => _id}
      >
        <ShareChart shares={services} words={shareWords} />
      </ChartFigure>
      <ChartFigure
        title="By team member"
        summary={leader(people)}
        columns={shareColumns('Name')}
        rows={people}
        keyOf={({ _id }) => _id}
      >
        <ShareChart shares={people} words={shareWords} />
      </ChartFigure>
      <ChartFigure
        title="No-shows"
        summary={
          noShowRate === null
            ? 'No bookings were due.'
            : `${percent(noShowRate)} of the bookings that were not cancelled: ${missed} of ${came + missed}.`
        }
        columns={[
          dayColumn,
          { key: 'noShows', header: 'No-shows', align: 'end', cell: ({ noShows }) => noShows },
        ]}
        rows={days}
        keyOf={({ day }) => day}
      >
        <DayChart
          kind="bars"
          tone="quiet"
          days={dates}
          values={days.map(({ noShows }) => noShows)}
          words={(count) => counted(count, 'no-show')}
        />
      </ChartFigure>
    </Charts>
  );
}

const percent = (part: number) => `${(part * 100).toFixed(part > 0 && part < 0.1 ? 1 : 0)} %`;
