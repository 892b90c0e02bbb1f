import { useMemo, useState } from 'react';
import type { Salon } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { dayInUtc, localDay } from '../../../lib/local-day';
import { useDensity } from '../../../ui/use-density';
import { useFormats } from '../../../ui/use-formats';
import { useNow } from '../../../ui/use-now';
import type { Booking } from '../../booking/bookings/models';
import { orderList } from '../../../words/order-list.gen';
import { useWords } from '../../../words/use-words';
import type { AnswerOf } from '../../../api/use-api';
import { EarlierToday, type EarlierBookings } from './earlier-today';
import { byDay, firstToCome, inOwnOrder, type OrderDay } from './order-days';
import { OrderRow, type RowActions } from './order-row';
import { Place, Sheet } from './order-table-style';

const COLUMNS = 7;
/** In between, no booking becomes due or late unnoticed. */
const TICK_MS = 20_000;

/** Bookings as rows under their days, or one after another where another order is chosen. */
export function OrderTable({
  caption,
  bookings: rows,
  days,
  isByDay,
  earlier,
  salon: { timeZone, currency },
  ...actions
}: RowActions & {
  caption: string;
  bookings: readonly Booking[];
  days: AnswerOf<'/bookings'>['days'];
  /** True if the rows are sorted by time. */
  isByDay: boolean;
  /** Today's past bookings, if they are folded away. */
  earlier: EarlierBookings | null;
  salon: Pick<Salon, 'timeZone' | 'currency'>;
}) {
  const texts = useWords(orderList);
  const [density] = useDensity();
  const nowMs = useNow(TICK_MS);
  const today = localDay(new Date(nowMs), timeZone);
  const { formatDay, formatMoney } = useFormats();
  const services = useApi('/services').data;
  const hues = useMemo(
    () => new Map(services?.map(({ _id, category }) => [_id, category.colour])),
    [services],
  );
  const [isOpen, setOpen] = useState(false);
  const row = { timeZone, nowMs, hueOf: (serviceId: string) => hues.get(serviceId), ...actions };
  const groups = isByDay ? withToday(byDay(rows, timeZone), earlier === null ? null : today) : [];
  const titleOf = (day: string) => {
    const said = formatDay(dayInUtc(day), 'UTC');
    const year = day.slice(0, 4);
    if (day === today) return texts.todayNamed({ day: said });
    return year === today.slice(0, 4) ? said : texts.dayOfYear({ day: said, year });
  };
  return (
    <Place>
      <Sheet role="table" data-density={density}>
        <caption>{caption}</caption>
        <colgroup>
          <col style={{ width: '8.5rem' }} />
          <col style={{ width: '20%' }} />
          <col />
          <col data-cell="phone" style={{ width: '9.5rem' }} />
          <col style={{ width: '5.75rem' }} />
          <col style={{ width: '8.25rem' }} />
          <col style={{ width: '8.25rem' }} />
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            {[texts.when(), texts.client(), texts.services()].map((header) => (
              <th key={header} role="columnheader" scope="col">
                {header}
              </th>
            ))}
            <th role="columnheader" scope="col" data-cell="phone">
              {texts.phone()}
            </th>
            {[texts.total(), texts.status(), texts.nextStep()].map((header) => (
              <th key={header} role="columnheader" scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {!isByDay && (
          <tbody role="rowgroup">
            {rows.map((booking) => (
              <OrderRow key={booking._id} booking={booking} hasDay {...row} />
            ))}
          </tbody>
        )}
        {groups.map(({ day, bookings }) => {
          const counted = days.find((each) => each.day === day);
          const nowLineBefore = day === today ? firstToCome(bookings, nowMs) : -1;
          return (
            <tbody key={day} role="rowgroup">
              <tr role="row" data-day={day}>
                <th role="columnheader" scope="rowgroup" colSpan={COLUMNS}>
                  {titleOf(day)}
                  {counted && (
                    <span>
                      {counted.totalPrice === null
                        ? texts.dayCount({ count: counted.bookings })
                        : texts.dayCountAndTotal({
                            count: counted.bookings,
                            total: formatMoney(counted.totalPrice, currency),
                          })}
                    </span>
                  )}
                </th>
              </tr>
              {day === today && earlier && (
                <EarlierToday
                  day={day}
                  earlier={earlier}
                  columns={COLUMNS}
                  isOpen={isOpen}
                  onToggle={() => setOpen(!isOpen)}
                >
                  {(over) =>
                    inOwnOrder(over).map((booking) => (
                      <OrderRow key={booking._id} booking={booking} hasDay={false} {...row} />
                    ))
                  }
                </EarlierToday>
              )}
              {bookings.map((booking, index) => [
                index === nowLineBefore && index > 0 && (
                  <NowLine key="now" nowMs={nowMs} timeZone={timeZone} />
                ),
                <OrderRow key={booking._id} booking={booking} hasDay={false} {...row} />,
              ])}
            </tbody>
          );
        })}
      </Sheet>
    </Place>
  );
}

/** Today is shown even if all of its bookings are over and folded. */
function withToday(days: OrderDay[], today: string | null): OrderDay[] {
  return today === null || days.some(({ day }) => day === today)
    ? days
    : [{ day: today, bookings: [] }, ...days];
}

function NowLine({ nowMs, timeZone }: { nowMs: number; timeZone: string }) {
  const { formatTime } = useFormats();
  return (
    <tr data-now="" aria-hidden>
      <td colSpan={COLUMNS}>
        <b>{formatTime(new Date(nowMs), timeZone)}</b>
      </td>
    </tr>
  );
}
