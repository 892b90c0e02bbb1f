import { OneOfTheTeam } from '../../features/people/staff/one-of-the-team';
import { TimeOffList } from '../../features/people/time-off/time-off-list';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

/** Everyone's time off, one team member at a time, for those who enter it but don't run the team. */
export default function DashboardTimeOffPage() {
  const title = useWords(dashboard).timeOff();
  return (
    <Page title={title}>
      <Titled title={title}>
        <OneOfTheTeam>
          {(person, { timeZone }) => (
            <TimeOffList key={person._id} person={{ ...person, active: true }} zone={timeZone} />
          )}
        </OneOfTheTeam>
      </Titled>
    </Page>
  );
}
