import styled from 'styled-components';
import { formatShortDay, formatTime } from '../../lib/format-date';
import type { Fates } from './fates';
import type { Fate, VisitInTheWay } from './models';

const List = styled.ul`
  display: grid;
  gap: var(--s-4);

  fieldset {
    display: grid;
    gap: var(--s-2);
    padding: var(--s-3) var(--s-4) var(--s-4);
    border: 1px solid var(--border);
    border-radius: var(--r-2);
    overflow-wrap: anywhere;
  }
  legend {
    padding-inline: 6px;
    font-weight: 600;
  }
  p {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Choice = styled.label<{ $isOff?: boolean }>`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  min-height: 44px;
  color: ${({ $isOff }) => ($isOff ? 'var(--text-3)' : 'inherit')};

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }
`;

/** Each visit that is in the way, with what can become of it. */
export function VisitsInTheWay({
  visits,
  fates,
  name,
  zone,
  onChoose,
}: {
  visits: readonly VisitInTheWay[];
  fates: Fates;
  /** Whose time off it is. */
  name: string;
  zone: string;
  onChoose: (visitId: string, fate: Fate) => void;
}) {
  return (
    <List>
      {visits.map((visit) => {
        const { _id, startsAt, endsAt, clientName, titles, takenOverBy, can } = visit;
        const choices: [fate: Fate, words: string, isPossible: boolean][] = [
          [
            'move',
            can.move ? `${takenOverBy.join(' and ')} does it, same time` : 'Nobody else is free',
            can.move,
          ],
          ['cancel', 'Cancel it, and write to the client', can.cancel],
          ['keep', `Keep it: ${name} comes in for it`, true],
        ];
        return (
          <li key={_id}>
            <fieldset>
              <legend>
                {formatShortDay(startsAt, zone)}, {formatTime(startsAt, zone)}–{formatTime(endsAt, zone)}{' '}
                {clientName}
              </legend>
              <p>{titles.join(', ')}</p>
              {choices.map(([fate, words, isPossible]) => (
                <Choice key={fate} $isOff={!isPossible}>
                  <input
                    type="radio"
                    name={`fate-${_id}`}
                    checked={fates[_id] === fate}
                    disabled={!isPossible}
                    onChange={() => onChoose(_id, fate)}
                  />
                  {words}
                </Choice>
              ))}
            </fieldset>
          </li>
        );
      })}
    </List>
  );
}
