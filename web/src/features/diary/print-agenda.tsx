import { memo } from 'react';
import styled from 'styled-components';
import { dayInUtc, formatDay, formatTime } from '../../lib/format-date';
import { isoOf } from '../../lib/zone';
import { statusName } from '../bookings/status-badge';
import { blockName, type DiaryColumn } from '../diary-model/columns';
import { clientName } from '../bookings/client-name';
import { bookings } from '../../words/bookings.gen';
import type { BookingsWords } from '../../words/types.gen';
import { useWords } from '../../words/use-words';

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

/** The agenda on paper: a page for each team member and day. */
export const PrintAgenda = memo(function PrintAgenda({
  columns,
  timeZone,
}: {
  columns: readonly DiaryColumn[];
  timeZone: string;
}) {
  const words = useWords(bookings);
  return (
    <Paper>
      {columns.map((column) => (
        <section key={column.key}>
          <h2>
            {column.person.name}, {formatDay(dayInUtc(column.day), 'UTC')} {column.day.slice(0, 4)}
          </h2>
          <p>{column.hours || 'Not working'}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Client</th>
                <th scope="col">Service</th>
                <th scope="col">Phone</th>
                <th scope="col">Note</th>
              </tr>
            </thead>
            <tbody>
              {rowsOf(words, column).map(({ key, startsAt, endsAt, cells }) => (
                <tr key={key}>
                  <td>
                    {formatTime(startsAt, timeZone)}–{formatTime(endsAt, timeZone)}
                  </td>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
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

function rowsOf(words: BookingsWords, { cards, blocks, scale }: DiaryColumn) {
  const rows = [
    ...cards.map(({ key, booking, line }) => ({
      key,
      startsAt: line.startsAt,
      endsAt: line.endsAt,
      cells: [
        booking.status === 'confirmed'
          ? clientName(words, booking)
          : `${clientName(words, booking)} (${statusName(words, booking.status)})`,
        line.title,
        booking.client.phone,
        booking.note,
      ],
    })),
    // Time off may start and end on other days; only its part of this day counts.
    ...blocks.map(({ block, span }) => ({
      key: block._id,
      startsAt: isoOf(scale.toInstant(span.from)),
      endsAt: isoOf(scale.toInstant(span.to)),
      cells: ['', blockName(block), '', ''],
    })),
  ];
  return rows.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
