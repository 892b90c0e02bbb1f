import { OneOfTheTeam } from './one-of-the-team';
import { TimeOffList } from './time-off-list';

/** Everybody's time off, one team member at a time, for those who enter it and do not run the team. */
export function TeamTimeOff() {
  return (
    <OneOfTheTeam>
      {(person, { timeZone }) => (
        <TimeOffList key={person._id} person={{ ...person, active: true }} zone={timeZone} />
      )}
    </OneOfTheTeam>
  );
}
