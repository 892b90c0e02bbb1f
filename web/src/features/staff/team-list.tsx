import { useRef, useState } from 'react';
import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { AddPersonDialog } from './add-person-dialog';
import type { StaffEntry } from './models';
import { useTeamActions } from './mutations';
import { TeamCard } from './team-card';
import { awayInWords } from './time-off-words';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  margin-block: var(--s-4) var(--s-5);

  p {
    max-width: 60ch;
    color: var(--text-2);
  }
`;
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--s-4);
`;
const Left = styled.section`
  margin-top: var(--s-7);

  h2 {
    margin-bottom: var(--s-4);
    font: 400 var(--t-h3) / 1.25 var(--font-display);
  }
`;

/** Everybody who works here, in the order in which visitors see them, and those who have left. */
export function TeamList() {
  const navigate = useNavigate();
  const team = useApi('/staff/all');
  const timeOff = useApi('/time-off', {});
  const salon = useSalon();
  const { arrange } = useTeamActions();
  const [isAdding, setAdding] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const now = new Date();

  const active = team.data?.filter((person) => person.active) ?? [];
  const gone = team.data?.filter((person) => !person.active) ?? [];

  const move = async (person: StaffEntry, by: 1 | -1) => {
    const order = active.map(({ _id }) => _id);
    const from = order.indexOf(person._id);
    order.splice(from, 1);
    order.splice(from + by, 0, person._id);
    setMoving(true);
    try {
      await arrange([...order, ...gone.map(({ _id }) => _id)]);
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
      void team.mutate();
    }
    setMoving(false);
    // The list was drawn anew around the button that was pressed.
    list.current?.querySelector<HTMLElement>(`[data-person="${person._id}"] button:enabled`)?.focus();
  };

  const cardOf = (person: StaffEntry, index: number, among: readonly StaffEntry[]) => (
    <TeamCard
      key={person._id}
      person={person}
      away={awayInWords(
        timeOff.data?.filter(({ staffId }) => staffId === person._id) ?? [],
        salon.data?.timeZone ?? 'UTC',
        now,
      )}
      isMoving={isMoving}
      onEarlier={person.active && index > 0 ? () => void move(person, -1) : null}
      onLater={person.active && index < among.length - 1 ? () => void move(person, 1) : null}
    />
  );

  return (
    <>
      <Head>
        <p>The people clients can book, in the order of the team page.</p>
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon of={UserPlus} /> Add somebody
        </Button>
      </Head>
      {team.error && !team.data && (
        <Failure
          title="We could not read the team"
          message={sentenceOf(team.error)}
          onRetry={() => void team.mutate()}
          isRetrying={team.isValidating}
        />
      )}
      {!team.data && !team.error && <Waiting />}
      {team.data && active.length === 0 && (
        <EmptyState title="Nobody works here yet">
          Add the people whom clients can book. Each needs working hours and something that she does.
        </EmptyState>
      )}
      {active.length > 0 && (
        <Cards ref={list} aria-label="The team">
          {active.map(cardOf)}
        </Cards>
      )}
      {gone.length > 0 && (
        <Left>
          <h2>Have left</h2>
          <Cards aria-label="Have left">{gone.map(cardOf)}</Cards>
        </Left>
      )}
      {isAdding && (
        <AddPersonDialog
          onClose={() => setAdding(false)}
          onAdded={({ _id }) => void navigate(paths.dashboardPerson(_id))}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Cards aria-busy aria-label="The team is loading">
      {['1', '2', '3'].map((place) => (
        <li key={place}>
          <Skeleton $height="8rem" />
        </li>
      ))}
    </Cards>
  );
}
