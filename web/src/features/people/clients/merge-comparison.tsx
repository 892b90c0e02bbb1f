import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Price } from '../../../ui/price';
import { useFormats } from '../../../ui/use-formats';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { clients as ofClients } from '../../../words/clients.gen';
import { mergeClients as book } from '../../../words/merge-clients.gen';
import { useWords } from '../../../words/use-words';
import { AccountBadge } from './account-badge';
import {
  type ChosenSides,
  contactFields,
  type ContactField,
  isChoice,
  keptSide,
  type Side,
} from './merge-choice';
import type { Client } from './models';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding-block: var(--s-2);
    padding-inline-end: var(--s-2);
    border-top: 1px solid var(--border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    border-top: 0;
    font-weight: 600;
  }
  /* On its own line above the two, so that a narrow screen has room for both. */
  tbody th {
    padding-block-end: 0;
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 400;
  }
  tbody tr:not(:has(th)) td {
    border-top: 0;
    padding-block-start: 0;
  }
  td[data-goes] {
    color: var(--text-2);
    text-decoration: line-through;
  }
  td p {
    white-space: pre-line;
  }
`;
const Choice = styled.label`
  display: flex;
  gap: var(--s-2);
  align-items: center;
  min-height: 44px;
  cursor: pointer;

  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
`;

const sides: readonly Side[] = ['one', 'other'];

/** Two clients side by side; where they differ, the desk chooses what to keep. */
export function MergeComparison({
  pair,
  chosen,
  timeZone,
  onChoose,
}: {
  pair: Readonly<Record<Side, Client>>;
  chosen: ChosenSides;
  timeZone: string;
  onChoose: (field: ContactField, side: Side) => void;
}) {
  const words = useWords(book);
  const client = useWords(ofClients);
  const { formatDay, formatList } = useFormats();
  const facts: [label: string, of: (each: Client) => ReactNode][] = [
    [client.bookings(), ({ visits }) => visits],
    [client.upcomingBookings(), ({ comingVisits }) => comingVisits],
    [client.noShows(), ({ noShows }) => noShows],
    [client.lateCancellations(), ({ lateCancellations }) => lateCancellations],
    [client.cancelled(), ({ cancelledVisits }) => cancelledVisits],
    [client.spent(), ({ spent, currency }) => <Price amount={spent} currency={currency} />],
    [
      client.lastBooking(),
      ({ lastVisitAt }) => (lastVisitAt ? formatDay(lastVisitAt, timeZone) : client.noneYet()),
    ],
    [client.birthday(), ({ birthday }) => birthday || client.unknown()],
    [client.address(), ({ address }) => (address ? <p>{address}</p> : client.none())],
    [client.onlineBooking(), ({ isBlocked }) => (isBlocked ? client.blocked() : client.allowed())],
    [client.warning(), ({ warning }) => warning || client.none()],
    [client.tags(), ({ tags }) => (tags.length > 0 ? formatList(tags) : client.none())],
    [client.note(), ({ note }) => (note ? <p>{note}</p> : client.noNote())],
  ];
  return (
    <Table>
      <caption>
        <VisuallyHidden>{words.sideBySide()}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {sides.map((side) => (
            <th key={side} scope="col">
              {side === 'one' ? words.thisClient() : words.otherClient()}
              <div>
                <AccountBadge {...pair[side]} />
              </div>
            </th>
          ))}
        </tr>
      </thead>
      {contactFields.map((field) => (
        <Contact key={field} {...{ field, pair, chosen, onChoose }} label={client[field]()} />
      ))}
      {facts.map(([label, of]) => (
        <tbody key={label}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {label}
            </th>
          </tr>
          <tr>
            {sides.map((side) => (
              <td key={side}>{of(pair[side])}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </Table>
  );
}

function Contact({
  field,
  label,
  pair,
  chosen,
  onChoose,
}: {
  field: ContactField;
  label: string;
  pair: Readonly<Record<Side, Client>>;
  chosen: ChosenSides;
  onChoose: (field: ContactField, side: Side) => void;
}) {
  const words = useWords(book);
  const name = useId();
  const kept = keptSide(pair, field, chosen);
  const textOf = (side: Side) => <bdi dir={field === 'name' ? undefined : 'ltr'}>{pair[side][field]}</bdi>;
  return (
    <tbody>
      <tr>
        <th colSpan={2} scope="rowgroup">
          {isChoice(pair, field) ? words.whichStays({ what: label }) : label}
        </th>
      </tr>
      <tr>
        {sides.map((side) =>
          isChoice(pair, field) ? (
            <td key={side}>
              <Choice>
                <input
                  type="radio"
                  name={name}
                  aria-label={`${label}: ${pair[side][field]}`}
                  checked={kept === side}
                  onChange={() => onChoose(field, side)}
                />
                {textOf(side)}
              </Choice>
            </td>
          ) : (
            <td key={side} data-goes={goes(pair, field, side, kept) || undefined}>
              {pair[side][field] === '' ? '–' : textOf(side)}
            </td>
          ),
        )}
      </tr>
    </tbody>
  );
}

/** True if a detail is dropped, because the account has its own. */
const goes = (pair: Readonly<Record<Side, Client>>, field: ContactField, side: Side, kept: Side): boolean =>
  side !== kept && pair[side][field] !== '' && pair[side][field] !== pair[kept][field];
