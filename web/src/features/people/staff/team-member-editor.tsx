import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { StaffEntry } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { paths } from '../../../lib/paths';
import type { WeekDraft } from '../hours/time-windows';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { LeaveGuard } from '../../../ui/leave-guard';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { Muted } from '../../../ui/text';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import { AccountSection } from './account-section';
import { SpecialWorkingDays } from '../working-hours/special-working-days';
import { RemoveTeamMember } from './remove-team-member';
import { TeamMemberDetails } from './team-member-details';
import type { TypedTeamMember } from './team-member-fields';
import { Portrait } from './portrait';
import { TimeOffList } from '../time-off/time-off-list';
import { WeeklyHours } from '../working-hours/weekly-hours';

const Head = styled.header`
  display: flex;
  gap: var(--s-5);
  align-items: center;
  margin-top: var(--s-3);
  overflow-wrap: anywhere;

  p {
    color: var(--brass);
    font-weight: 600;
  }
`;
const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
`;
const Services = styled.ul`
  display: grid;
  gap: 6px;
  padding-inline-start: 1.2em;
  list-style: disc;
`;

/** One team member's hours, time off and details. */
export function TeamMemberEditor({ id }: { id: string }) {
  const words = useWords(book);
  const navigate = useNavigate();
  const team = useApi('/staff/all');
  const hours = useApi('/staff/{id}/hours', { params: { path: { id } } });
  const salon = useSalon();
  const [week, setWeek] = useRememberedState<WeekDraft | null>(`hours of ${id}`, null);
  const [details, setDetails] = useRememberedState<TypedTeamMember | null>(`details of ${id}`, null);
  const person = team.data?.find(({ _id }) => _id === id);

  if (team.data && !person) return <NotFound />;
  if (person && hours.data && salon.data) {
    const { timeZone, openingHours } = salon.data;
    return (
      <Page title={person.name}>
        <BackLink />
        <Head>
          <Portrait person={person} width={72} />
          <div>
            <h1>{person.name}</h1>
            {person.role && <p>{person.role}</p>}
          </div>
        </Head>
        <WeeklyHours
          staffId={person._id}
          weekly={hours.data.weekly}
          opening={openingHours}
          draft={week}
          onDraft={setWeek}
        />
        <SpecialWorkingDays person={person} exceptions={hours.data.exceptions} zone={timeZone} />
        <TimeOffList person={person} zone={timeZone} />
        <TeamMemberDetails person={person} draft={details} onDraft={setDetails} />
        <OfferedServices person={person} />
        <AccountSection person={person} />
        <RemoveTeamMember
          person={person}
          zone={timeZone}
          onDeleted={() => void navigate(paths.dashboardStaff)}
        />
        <LeaveGuard
          isOn={week !== null || details !== null}
          onForget={() => {
            setWeek(null);
            setDetails(null);
          }}
        />
      </Page>
    );
  }
  return (
    <Page title={words.staff()}>
      <BackLink />
      <h1>{words.staff()}</h1>
      <Unanswered
        answer={allOf({ team, hours, salon })}
        what={words.thisPage()}
        skeleton={
          <LoadingCard>
            <Skeleton $width="40%" $height="1.8rem" />
            <Skeleton $height="12rem" />
          </LoadingCard>
        }
      />
    </Page>
  );
}

function BackLink() {
  const words = useWords(book);
  return (
    <Back to={paths.dashboardStaff}>
      <Icon of={ArrowLeft} size={18} /> {words.staffAndHours()}
    </Back>
  );
}

function NotFound() {
  const words = useWords(book);
  return (
    <Page title={words.staff()}>
      <h1>{words.staff()}</h1>
      <EmptyState
        title={words.notFound()}
        action={
          <LinkButton to={paths.dashboardStaff} variant="ghost">
            {words.seeTeam()}
          </LinkButton>
        }
      >
        {words.notFoundText()}
      </EmptyState>
    </Page>
  );
}

/** Read-only: each service sets who does it. */
function OfferedServices({ person }: { person: StaffEntry }) {
  const words = useWords(book);
  const { data: services } = useApi('/services');
  const titles =
    services?.filter(({ _id }) => person.offers.some(({ serviceId }) => serviceId === _id)) ?? [];
  return (
    <Section title={words.services()} intro={words.servicesIntro()}>
      {titles.length === 0 ? (
        <Muted>{words.noServices()}</Muted>
      ) : (
        <Services>
          {titles.map(({ _id, title }) => (
            <li key={_id}>{title}</li>
          ))}
        </Services>
      )}
    </Section>
  );
}
