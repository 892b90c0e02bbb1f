import { memo } from 'react';
import styled from 'styled-components';
import { dayInUtc } from '../../../lib/local-day';
import { isoOf } from '../../../lib/zone';
import { statusName } from '../../booking/bookings/status-badge';
import type { DiaryColumn } from '../diary-model/columns';
import { blockName, blockRepeats, hoursText, unitText, type DiaryTexts } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import type { BookingsWords } from '../../../words/types.gen';
import { clientName } from '../../booking/bookings/client-name';
import { WarningBar } from '../../booking/bookings/warning-bar';

const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    font-size: 10.5pt;
    line-height: 1.35;
  }
  section + section {
    break-before: page;
  }
  h2 {
    font-size: 17pt;
  }
  p {
    margin-bottom: 10pt;
  }
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    text-align: start;
  }
  th,
  td {
    padding-block: 4pt;
    padding-inline: 0 8pt;
    border-top: 0.5pt solid #999;
    font-weight: 400;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    border-top: 0;
    font-weight: 600;
  }
  tr {
    break-inside: avoid;
  }
  thead :first-child {
    width: 17%;
  }
  thead :nth-child(4) {
    width: 20%;
  }
  td:first-child,
  td:nth-child(4) {
    white-space: nowrap;
  }
  section + section h2 {
    margin-top: 14pt;
  }
`;

/** The printed agenda: a page per team member and day. */
export const PrintAgenda = memo(function PrintAgenda({
  columns,
  timeZone,
}: {
  columns: readonly DiaryColumn[];
  timeZone: string;
}) {
  const texts = useDiaryTexts();
  const bookingWords = useWords(bookings);
  const { words, formats } = texts;
  const { formatTime } = formats;
  return (
    <Paper>
      {columns.map((column) => (
        <section key={column.key}>
          <h2>
            {words.personAndDay({
              name: column.person.name,
              day: formats.formatDay(dayInUtc(column.day), 'UTC'),
              year: column.day.slice(0, 4),
            })}
          </h2>
          <p>
            {column.unit
              ? unitText(texts, column.unit, timeZone)
              : hoursText(texts, column, timeZone) || words.notWorking()}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.time()}</th>
                <th scope="col">{words.client()}</th>
                <th scope="col">{words.service()}</th>
                <th scope="col">{words.phone()}</th>
                <th scope="col">{words.note()}</th>
              </tr>
            </thead>
            <tbody>
              {rowsOf(texts, bookingWords, column).map(({ key, startsAt, endsAt, warning, cells }) => (
                <tr key={key}>
                  <td>
                    {words.span({
                      from: formatTime(startsAt, timeZone),
                      to: formatTime(endsAt, timeZone),
                    })}
                  </td>
                  {cells.map((cell, index) => (
                    <td key={index}>
                      <bdi>{cell}</bdi>
                      {index === 0 && <WarningBar warning={warning} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Paper>
  );
});

function rowsOf({ words }: DiaryTexts, bookingWords: BookingsWords, { cards, blocks, scale }: DiaryColumn) {
  const rows = [
    ...cards.map(({ key, booking, line }) => ({
      key,
      startsAt: line.startsAt,
      endsAt: line.endsAt,
      warning: booking.warning,
      cells: [
        booking.status === 'confirmed'
          ? clientName(bookingWords, booking)
          : words.clientStatus({
              name: clientName(bookingWords, booking),
              status: statusName(bookingWords, booking.status),
            }),
        line.title,
        booking.client.phone,
        booking.note,
      ],
    })),
    // Time off may start and end on other days; only its part on this day counts.
    ...blocks.map(({ block, span }) => ({
      key: block._id,
      startsAt: isoOf(scale.toInstant(span.from)),
      endsAt: isoOf(scale.toInstant(span.to)),
      warning: '',
      cells: ['', blockName(words, block), '', blockRepeats(words, block)],
    })),
  ];
  return rows.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
