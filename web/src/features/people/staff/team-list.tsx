import { Suspense, useCallback, useState } from 'react';
import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { StaffEntry } from '../../../api/models';
import { client } from '../../../api/client';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { ReorderStatus, useReorder } from '../../../ui/reorder';
import { Skeleton } from '../../../ui/skeleton';
import { Muted } from '../../../ui/text';
import { TitleActions } from '../../../ui/titled';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { useSoon } from '../../../ui/use-soon';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { translations } from '../../../words/translations.gen';
import { useLanguage, useWords } from '../../../words/use-words';
import { TableDownload } from '../../shared/tables/table-download';
import { OwnColumnButton } from '../access/own-column-button';
import { useTeamActions } from './mutations';
import { TeamCard } from './team-card';
import { TimeOffRequests } from '../time-off/time-off-requests';
import { awayText } from '../time-off/time-off-text';

const loadDialog = () => import('./add-team-member-dialog').then((part) => part.AddTeamMemberDialog);
const AddTeamMemberDialog = lazyDialogs(loadDialog);

const Intro = styled(Muted)`
  max-width: 60ch;
  margin-block: var(--s-2) var(--s-5);
`;
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr));
  gap: var(--s-4);
`;
const Left = styled.section`
  margin-top: var(--s-7);

  h2 {
    margin-bottom: var(--s-4);
    font: 400 var(--t-h3) / 1.25 var(--font-display);
  }
`;

/** The team in the order on the site, and former members. */
export function TeamList() {
  const language = useLanguage();
  useSoon(useCallback(() => Promise.all([loadDialog(), translations.fetch(language)]), [language]));
  const words = useWords(book);
  const formats = useFormats();
  const sentenceOf = useSentenceOf();
  const navigate = useNavigate();
  const team = useApi('/staff/all');
  const timeOff = useApi('/time-off', {});
  const salon = useSalon();
  const { arrange } = useTeamActions();
  const [isAdding, setAdding] = useState(false);
  const now = new Date();

  const active = team.data?.filter((person) => person.active) ?? [];
  const gone = team.data?.filter((person) => !person.active) ?? [];

  const byId = new Map(active.map((person) => [person._id, person]));
  const reorder = useReorder([...byId.keys()], async (ids) => {
    try {
      await arrange([...ids, ...gone.map(({ _id }) => _id)]);
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
      await team.mutate().catch(() => undefined);
    }
  });

  const cardOf = (person: StaffEntry) => (
    <TeamCard
      key={person._id}
      person={person}
      away={awayText(
        { words, formats },
        timeOff.data?.filter(({ staffId, state }) => staffId === person._id && state === 'granted') ?? [],
        salon.data?.timeZone ?? 'UTC',
        now,
      )}
      reorder={reorder}
    />
  );

  return (
    <>
      <TitleActions>
        {active.length > 0 && <OwnColumnButton />}
        {active.length > 0 && (
          <TableDownload
            ask={(form) => client.GET('/staff/export', { params: { query: form }, parseAs: 'blob' })}
          />
        )}
        <Button size="compact" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon of={UserPlus} size={18} /> {words.addTeamMember()}
        </Button>
      </TitleActions>
      <Intro>{words.teamIntro()}</Intro>
      {timeOff.data && team.data && salon.data && (
        <Suspense>
          <TimeOffRequests timeOff={timeOff.data} people={team.data} zone={salon.data.timeZone} />
        </Suspense>
      )}
      <Unanswered answer={team} what={words.theTeamLoaded()} skeleton={<Waiting />} />
      {team.data && active.length === 0 && (
        <EmptyState title={words.nobodyYet()}>{words.nobodyYetText()}</EmptyState>
      )}
      {active.length > 0 && (
        <Cards aria-label={words.theTeam()}>
          {reorder.ids.flatMap((id) => byId.get(id) ?? []).map(cardOf)}
        </Cards>
      )}
      <ReorderStatus reorder={reorder} nameOf={(id) => byId.get(id)?.name ?? ''} />
      {gone.length > 0 && (
        <Left>
          <h2>{words.formerMembers()}</h2>
          <Cards aria-label={words.formerMembers()}>{gone.map(cardOf)}</Cards>
        </Left>
      )}
      {isAdding && (
        <AddTeamMemberDialog
          onClose={() => setAdding(false)}
          onAdded={({ _id }) => void navigate(paths.dashboardTeamMember(_id))}
        />
      )}
    </>
  );
}

function Waiting() {
  const words = useWords(book);
  return (
    <Cards aria-busy aria-label={words.loadingTeam()}>
      {['1', '2', '3'].map((place) => (
        <li key={place}>
          <Skeleton $height="8rem" />
        </li>
      ))}
    </Cards>
  );
}
