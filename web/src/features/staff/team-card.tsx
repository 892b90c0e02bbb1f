import { ArrowDown, ArrowUp, CalendarCheck, CalendarOff, Clock, Scissors } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import type { StaffEntry } from './models';
import { Portrait } from './portrait';

const Whole = styled(Card).attrs({ as: 'article' })`
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s-4);
  height: 100%;
  align-items: start;

  &[data-gone] img {
    filter: grayscale(1);
  }
  @media (max-width: 400px) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;
const Words = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  overflow-wrap: anywhere;

  h2,
  h3 {
    font: 400 var(--t-h3) / 1.2 var(--font-display);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    color: var(--brass);
    font-weight: 600;
    font-size: var(--t-meta);
  }
`;
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: var(--s-2);
`;
const Ways = styled.div`
  display: grid;

  @media (max-width: 400px) {
    display: flex;
    grid-column: 1 / -1;
    justify-content: flex-end;
  }
`;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** One person at a glance, and where she stands. */
export function TeamCard({
  person,
  away,
  isMoving,
  onEarlier,
  onLater,
}: {
  person: StaffEntry;
  away: string | null;
  isMoving: boolean;
  /** Null for whoever stands first, or nowhere. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
}) {
  const { _id, name, role, active, comingVisits, offers } = person;
  // Those who have left stand under a heading of their own.
  const Name = active ? 'h2' : 'h3';
  return (
    <li data-person={_id}>
      <Whole data-gone={active ? undefined : true}>
        <Portrait person={person} width={88} />
        <Words>
          <Name>
            <Link to={paths.dashboardPerson(_id)}>{name}</Link>
          </Name>
          {role && <p>{role}</p>}
          <Badges>
            {!active && <Badge icon={Clock}>Has left</Badge>}
            {active && offers.length === 0 && (
              <Badge tone="warning" icon={Scissors}>
                Does nothing yet
              </Badge>
            )}
            {away && (
              <Badge tone="info" icon={CalendarOff}>
                {away}
              </Badge>
            )}
            {comingVisits > 0 && <Badge icon={CalendarCheck}>{counted(comingVisits, 'coming visit')}</Badge>}
          </Badges>
        </Words>
        {active && (
          <Ways>
            <IconButton
              label={`Show ${name} earlier`}
              disabled={!onEarlier || isMoving}
              onClick={() => onEarlier?.()}
            >
              <Icon of={ArrowUp} />
            </IconButton>
            <IconButton
              label={`Show ${name} later`}
              disabled={!onLater || isMoving}
              onClick={() => onLater?.()}
            >
              <Icon of={ArrowDown} />
            </IconButton>
          </Ways>
        )}
      </Whole>
    </li>
  );
}
