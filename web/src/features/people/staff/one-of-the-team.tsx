import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Salon, StaffName } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { optionalParam, urlState } from '../../../lib/url-state';
import { Unanswered } from '../../../ui/answered';
import { EmptyState } from '../../../ui/empty-state';
import { SelectField } from '../../../ui/field';
import { Skeleton } from '../../../ui/skeleton';
import { useUrlState } from '../../../ui/use-url-state';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { timeOff } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';

const chosen = urlState({ staffId: optionalParam('staff', (text) => text || null) });

const Choice = styled.div`
  max-width: 24rem;
  margin-top: var(--s-4);
`;

/** A page about one team member at a time, for those who manage everyone's time but don't run the team. */
export function OneOfTheTeam({ children }: { children: (person: StaffName, salon: Salon) => ReactNode }) {
  const words = { ...useWords(book), ...useWords(timeOff) };
  const team = useApi('/staff');
  const salon = useSalon();
  const { state, change } = useUrlState(chosen);
  if (!team.data || !salon.data) {
    const answer = allOf({ team, salon });
    return <Unanswered answer={answer} what={words.thisPage()} skeleton={<Skeleton $height="12rem" />} />;
  }
  const person = team.data.find(({ _id }) => _id === state.staffId) ?? team.data[0];
  if (!person) return <EmptyState title={words.nobodyYet()} />;
  return (
    <>
      <Choice>
        <SelectField
          label={words.teamMember()}
          value={person._id}
          onChange={({ target }) => change({ staffId: target.value })}
        >
          {team.data.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      </Choice>
      {children(person, salon.data)}
    </>
  );
}
