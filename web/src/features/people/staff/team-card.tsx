import { CalendarCheck, CalendarOff, Clock, Scissors } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { StaffEntry } from '../../../api/models';
import { paths } from '../../../lib/paths';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import { below } from '../../../ui/media';
import { ReorderButtons, type Reorder } from '../../../ui/reorder';
import { Portrait } from './portrait';

const PersonCard = styled(Card).attrs({ as: 'article' })`
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s-4) var(--s-3);
  height: 100%;
  align-items: start;

  &[data-gone] img {
    filter: grayscale(1);
  }
  @media ${below('xs')} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;
const Summary = styled.div`
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

  /* Times of absence can be a long sentence. */
  > span {
    border-radius: var(--r-2);
    white-space: normal;
  }
`;
const Actions = styled.div`
  > span {
    flex-direction: column;
  }
  @media ${below('xs')} {
    display: flex;
    grid-column: 1 / -1;
    justify-content: flex-end;

    > span {
      flex-direction: row;
    }
  }
`;

/** One team member at a glance. */
export function TeamCard({
  person,
  away,
  reorder,
}: {
  person: StaffEntry;
  away: string | null;
  reorder: Reorder;
}) {
  const words = useWords(book);
  const { _id, name, role, active, comingVisits, offers } = person;
  // Former members have their own heading.
  const Name = active ? 'h2' : 'h3';
  return (
    <li data-key={active ? _id : undefined}>
      <PersonCard data-gone={active ? undefined : true}>
        <Portrait person={person} width={88} />
        <Summary>
          <Name>
            <Link to={paths.dashboardTeamMember(_id)}>{name}</Link>
          </Name>
          {role && <p>{role}</p>}
          <Badges>
            {!active && <Badge icon={Clock}>{words.hasLeftTitle()}</Badge>}
            {active && offers.length === 0 && (
              <Badge tone="warning" icon={Scissors}>
                {words.noServicesYet()}
              </Badge>
            )}
            {away && (
              <Badge tone="info" icon={CalendarOff}>
                {away}
              </Badge>
            )}
            {comingVisits > 0 && (
              <Badge icon={CalendarCheck}>{words.comingCount({ count: comingVisits })}</Badge>
            )}
          </Badges>
        </Summary>
        {active && (
          <Actions>
            <ReorderButtons reorder={reorder} id={_id} name={name} />
          </Actions>
        )}
      </PersonCard>
    </li>
  );
}
