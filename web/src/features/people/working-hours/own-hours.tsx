import { useMay, useOwnStaffId } from '../../../api/use-may';
import { useSalon } from '../../../api/use-salon';
import { useSession } from '../../../api/use-session';
import { localDay } from '../../../lib/local-day';
import { Unanswered } from '../../../ui/answered';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { timeOff } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';
import { MemberHours } from './member-hours';
import { NextDays } from './next-days';
import { OwnTimeOff } from '../time-off/own-time-off';

/** The user's own working hours and time off: to read, request and, if granted, change. */
export function OwnHours() {
  const words = { ...useWords(book), ...useWords(timeOff) };
  const may = useMay();
  const staffId = useOwnStaffId();
  const session = useSession();
  const salon = useSalon();
  if (staffId === null)
    return <EmptyState title={words.nobodyOfTheTeam()}>{words.nobodyOfTheTeamText()}</EmptyState>;
  if (!salon.data) return <Unanswered answer={salon} what={words.thisPage()} skeleton={<Waiting />} />;
  const { timeZone } = salon.data;
  const name = session.status === 'signed-in' ? session.user.name : '';
  return (
    <>
      <OwnTimeOff staffId={staffId} zone={timeZone} />
      {may.hours && <MemberHours person={{ _id: staffId, name }} salon={salon.data} />}
      <NextDays staffId={staffId} today={localDay(new Date(), timeZone)} zone={timeZone} />
    </>
  );
}

function Waiting() {
  return (
    <Card aria-busy>
      <Skeleton $height="12rem" />
    </Card>
  );
}
