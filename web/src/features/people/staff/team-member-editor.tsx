import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { StaffEntry } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { paths } from '../../../lib/paths';
import type { WeekDraft } from '../hours/time-windows';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { BackLink } from '../../../ui/back-link';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/button';
import { lazyPart } from '../../../ui/lazy-part';
import { LeaveGuard } from '../../../ui/leave-guard';
import { LinkTabs } from '../../../ui/link-tabs';
import { Page } from '../../../ui/page';
import { SavedTogether } from '../../../ui/save-bar';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { Muted } from '../../../ui/text';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { useSoon } from '../../../ui/use-soon';
import { access } from '../../../words/access.gen';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import type { TypedWork } from '../access/typed-work';
import { SpecialWorkingDays } from '../working-hours/special-working-days';
import type { TypedTeamMember } from './team-member-fields';
import { Portrait } from './portrait';
import { WeeklyHours } from '../working-hours/weekly-hours';

const HEIGHT = '24rem';
const loadTimeOff = () => import('../time-off/time-off-list').then((part) => part.TimeOffList);
const TimeOffList = lazyPart(loadTimeOff, HEIGHT);
const loadDetails = () => import('./team-member-details').then((part) => part.TeamMemberDetails);
const CalendarList = lazyPart(
  () => import('../calendars/calendar-list').then((part) => part.CalendarList),
  HEIGHT,
);
const TeamMemberDetails = lazyPart(loadDetails, HEIGHT);
const loadAccount = () => import('./account-section').then((part) => part.AccountSection);
const AccountSection = lazyPart(loadAccount, HEIGHT);
const loadRemoval = () => import('./remove-team-member').then((part) => part.RemoveTeamMember);
const RemoveTeamMember = lazyPart(loadRemoval, '8rem');
const loadParts = () => Promise.all([loadTimeOff(), loadDetails(), loadAccount(), loadRemoval()]);

const Head = styled.header`
  display: flex;
  gap: var(--s-5);
  align-items: center;
  margin-block: var(--s-2) var(--s-4);
  overflow-wrap: anywhere;

  p {
    color: var(--brass);
    font-weight: 600;
  }
`;
/** Only the chosen one is shown; what is typed in the others stays. */
const PartOfPage = styled.div`
  &[hidden] {
    display: none;
  }
  /* Placeholders of two sections that load together. */
  > [aria-hidden] + [aria-hidden] {
    margin-top: var(--s-4);
  }
`;
const Services = styled.ul`
  display: grid;
  gap: 6px;
  padding-inline-start: 1.2em;
  list-style: disc;
`;

const parts = ['hours', 'time-off', 'details', 'account'] as const;
type Part = (typeof parts)[number];

/** One team member's hours, time off, details and account, each at its own address. */
export function TeamMemberEditor({ id }: { id: string }) {
  useSoon(loadParts);
  const words = useWords(book);
  const navigate = useNavigate();
  const team = useApi('/staff/all');
  const hours = useApi('/staff/{id}/hours', { params: { path: { id } } });
  const salon = useSalon();
  const [week, setWeek] = useRememberedState<WeekDraft | null>(`hours of ${id}`, null);
  const [details, setDetails] = useRememberedState<TypedTeamMember | null>(`details of ${id}`, null);
  const [rights, setRights] = useRememberedState<TypedWork | null>(`rights of ${id}`, null);
  const person = team.data?.find(({ _id }) => _id === id);
  const { account } = useWords(access);
  const [params] = useSearchParams();
  const part = parts.find((each) => each === params.get('part')) ?? parts[0];
  // The others are fetched when first opened, and stay with what is typed in them.
  const [opened, setOpened] = useState<readonly Part[]>([part]);
  if (!opened.includes(part)) setOpened([...opened, part]);
  const names: Readonly<Record<Part, string>> = {
    hours: words.weeklyHours(),
    'time-off': words.timeOff(),
    details: words.details(),
    account: account(),
  };
  const unsaved: Readonly<Partial<Record<Part, boolean>>> = {
    hours: week !== null,
    details: details !== null,
    account: rights !== null,
  };

  if (team.data && !person) return <NotFound />;
  if (person && hours.data && salon.data) {
    const { timeZone, openingHours } = salon.data;
    return (
      <Page title={person.name}>
        <Back />
        <Head>
          <Portrait person={person} width={72} />
          <div>
            <h1>{person.name}</h1>
            {person.role && <p>{person.role}</p>}
          </div>
        </Head>
        <LinkTabs
          label={words.partsOfPage()}
          tabs={parts.map((each) => ({
            to: paths.dashboardTeamMember(id, each === 'hours' ? undefined : each),
            label: names[each],
            isOpen: each === part,
            mark: unsaved[each] === true && words.notSaved(),
          }))}
        />
        <PartOfPage hidden={part !== 'hours'}>
          <SavedTogether isGuarded={false}>
            <WeeklyHours
              staffId={person._id}
              weekly={hours.data.weekly}
              opening={openingHours}
              draft={week}
              onDraft={setWeek}
            />
            <SpecialWorkingDays person={person} exceptions={hours.data.exceptions} zone={timeZone} />
          </SavedTogether>
        </PartOfPage>
        <PartOfPage hidden={part !== 'time-off'}>
          {opened.includes('time-off') && (
            <>
              <TimeOffList person={person} zone={timeZone} />
              <CalendarList staffId={person._id} isActive={person.active} zone={timeZone} />
            </>
          )}
        </PartOfPage>
        <PartOfPage hidden={part !== 'details'}>
          {opened.includes('details') && (
            <SavedTogether isGuarded={false}>
              <TeamMemberDetails person={person} draft={details} onDraft={setDetails} />
              <OfferedServices person={person} />
            </SavedTogether>
          )}
        </PartOfPage>
        <PartOfPage hidden={part !== 'account'}>
          {opened.includes('account') && (
            <>
              <SavedTogether isGuarded={false}>
                <AccountSection person={person} draft={rights} onDraft={setRights} />
              </SavedTogether>
              <RemoveTeamMember
                person={person}
                zone={timeZone}
                onDeleted={() => void navigate(paths.dashboardStaff)}
              />
            </>
          )}
        </PartOfPage>
        <LeaveGuard
          isOn={Object.values(unsaved).some((isUnsaved) => isUnsaved)}
          onForget={() => {
            setWeek(null);
            setDetails(null);
            setRights(null);
          }}
        />
      </Page>
    );
  }
  return (
    <Page title={words.staff()}>
      <Back />
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

function Back() {
  const words = useWords(book);
  return <BackLink to={paths.dashboardStaff}>{words.staffAndHours()}</BackLink>;
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
