import { Link } from 'react-router-dom';
import { dayInUtc } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Folded } from '../../../ui/charts/panel';
import { Table, type Column } from '../../../ui/table';
import { useFormats } from '../../../ui/use-formats';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';
import type { Overview, Share } from './models';

/** The last thirty days as tables: by day, by service and by team member. Reports have them as pictures. */
export function LastDays({
  overview: { days, services, people, currency, noShowRate },
}: {
  overview: Overview;
}) {
  const words = useWords(book);
  const { formatShortDay, formatMoney } = useFormats();
  const money = (amount: number) => formatMoney(amount, currency);
  const came = days.reduce((sum, { visits }) => sum + visits, 0);
  const missed = days.reduce((sum, { noShows }) => sum + noShows, 0);
  const shareColumns = (header: string): Column<Share>[] => [
    { key: 'name', header, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'treatments', header: words.servicesDone(), align: 'end', cell: ({ treatments }) => treatments },
    { key: 'earned', header: words.bookedValue(), align: 'end', cell: ({ earned }) => money(earned) },
  ];
  return (
    <Folded title={words.lastDays()} note={words.bookingCount({ count: came })}>
      {noShowRate !== null && (
        <p>
          {words.shareOfBookings({
            percent: String(Math.round(noShowRate * 100)),
            missed,
            count: came + missed,
          })}
        </p>
      )}
      <Table
        caption={words.bookingsPerDay()}
        rows={days}
        keyOf={({ day }) => day}
        rowsBelow={0}
        columns={[
          {
            key: 'day',
            header: words.day(),
            isRowHeader: true,
            cell: ({ day }) => formatShortDay(dayInUtc(day), 'UTC'),
          },
          { key: 'visits', header: words.bookings(), align: 'end', cell: ({ visits }) => visits },
          { key: 'noShows', header: words.noShows(), align: 'end', cell: ({ noShows }) => noShows },
          { key: 'cancelled', header: words.cancelled(), align: 'end', cell: ({ cancelled }) => cancelled },
          { key: 'earned', header: words.bookedValue(), align: 'end', cell: ({ earned }) => money(earned) },
        ]}
      />
      {services.length > 0 && (
        <Table
          caption={words.byService()}
          rows={services}
          keyOf={({ _id }) => _id}
          rowsBelow={0}
          columns={shareColumns(words.service())}
        />
      )}
      {people.length > 0 && (
        <Table
          caption={words.byTeamMember()}
          rows={people}
          keyOf={({ _id }) => _id}
          rowsBelow={0}
          columns={shareColumns(words.name())}
        />
      )}
      <p>
        <Link to={paths.dashboardReports}>{words.allFigures()}</Link>
      </p>
    </Folded>
  );
}
