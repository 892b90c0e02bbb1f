import { Badge } from '../../../ui/badge';
import { Table } from '../../../ui/table';
import { useFormats } from '../../../ui/use-formats';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';
import type { Today } from './models';

/** The people who work today, and when each is free next. */
export function WhoWorks({ today, timeZone }: { today: Today; timeZone: string }) {
  const words = useWords(book);
  const { formatTime, formatSeries } = useFormats();
  const span = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    words.span({ from: formatTime(startsAt, timeZone), to: formatTime(endsAt, timeZone) });
  return (
    <Table
      caption={words.workingToday()}
      rows={today.people}
      keyOf={({ _id }) => _id}
      rowsBelow={460}
      columns={[
        {
          key: 'name',
          onPhone: 'main',
          header: words.name(),
          isRowHeader: true,
          cell: ({ name }) => <bdi>{name}</bdi>,
        },
        {
          key: 'hours',
          onPhone: 'sub',
          header: words.hours(),
          cell: ({ working }) => formatSeries(working.map(span)),
        },
        { key: 'visits', header: words.bookings(), align: 'end', cell: ({ visits }) => visits },
        {
          key: 'gap',
          onPhone: 'end',
          header: words.nextFreeTime(),
          cell: ({ isFreeNow, gaps: [nextGap] }) =>
            isFreeNow && nextGap ? (
              <Badge tone="success">{words.freeUntil({ time: formatTime(nextGap.endsAt, timeZone) })}</Badge>
            ) : nextGap ? (
              span(nextGap)
            ) : (
              words.noneToday()
            ),
        },
      ]}
    />
  );
}
