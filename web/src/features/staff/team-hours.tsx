import { MemberHours } from './member-hours';
import { OneOfTheTeam } from './one-of-the-team';

/** Everybody's working hours, one team member at a time, for those who may change them and do not run the team. */
export function TeamHours() {
  return (
    <OneOfTheTeam>
      {(person, salon) => <MemberHours key={person._id} person={person} salon={salon} />}
    </OneOfTheTeam>
  );
}
