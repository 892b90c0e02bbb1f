import { OneOfTheTeam } from '../../features/people/staff/one-of-the-team';
import { MemberHours } from '../../features/people/working-hours/member-hours';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

/** Everyone's working hours, one team member at a time, for those who may change them but don't run the team. */
export default function DashboardWorkingHoursPage() {
  const title = useWords(dashboard).workingHours();
  return (
    <Page title={title}>
      <Titled title={title}>
        <OneOfTheTeam>
          {(person, salon) => <MemberHours key={person._id} person={person} salon={salon} />}
        </OneOfTheTeam>
      </Titled>
    </Page>
  );
}
