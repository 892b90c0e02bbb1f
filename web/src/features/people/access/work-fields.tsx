import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { ApiForm } from '../../../api/use-api-form';
import { useApi } from '../../../api/use-api';
import { Unanswered } from '../../../ui/answered';
import { SelectField } from '../../../ui/field';
import { HintedCheckbox } from '../../../ui/hinted-checkbox';
import { access as book } from '../../../words/access.gen';
import type { AccessWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import type { Grant, Role } from './models';
import { roleName } from './role-badge';
import type { TypedWork } from './typed-work';

const Grants = styled.fieldset`
  display: grid;
  gap: var(--s-2);

  legend {
    margin-bottom: var(--s-1);
    padding: 0;
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;
function roleSentence(words: AccessWords, role: Role): string {
  return {
    user: words.userMay(),
    stylist: words.stylistMay(),
    reception: words.receptionMay(),
    admin: words.adminMay(),
  }[role];
}

function grantWords(words: AccessWords, grant: Grant, role: Role): { label: string; hint: string } {
  switch (grant) {
    case 'edit-hours':
      return {
        label: words.editHours(),
        hint: role === 'stylist' ? words.editOwnHoursMay() : words.editAllHoursMay(),
      };
    case 'see-contacts':
      return { label: words.seeContacts(), hint: words.seeContactsMay() };
    case 'move-others':
      return { label: words.moveOthers(), hint: words.moveOthersMay() };
    case 'read-only':
      return { label: words.readOnly(), hint: words.readOnlyMay() };
  }
}

/** Fields for a person's role, team member and further rights. */
export function WorkFields<Values extends TypedWork>({
  form,
  roles,
  isMemberKnown = false,
}: {
  form: ApiForm<Values>;
  roles: readonly Role[];
  /** True on the page of the team member. */
  isMemberKnown?: boolean;
}) {
  const words = useWords(book);
  // Every form of this kind has these fields; its other fields don't matter here.
  const own = form as unknown as ApiForm<TypedWork>;
  const role = useWatch({ control: own.control, name: 'role' });
  const answer = useApi('/users/roles');
  const { data } = answer;
  const granted = data?.find((each) => each.role === role)?.grants ?? [];
  return (
    <>
      <SelectField label={words.role()} hint={roleSentence(words, role)} {...own.field('role')}>
        {roles.map((each) => (
          <option key={each} value={each}>
            {roleName(words, each)}
          </option>
        ))}
      </SelectField>
      {role !== 'user' && !isMemberKnown && <MemberField form={own} role={role} />}
      <Unanswered answer={answer} what={words.theRights()} skeleton={null} />
      {granted.length > 0 && (
        <Grants>
          <legend>{words.beyondRole()}</legend>
          {granted.map((grant) => (
            <HintedCheckbox key={grant} {...grantWords(words, grant, role)} {...own.register(grant)} />
          ))}
        </Grants>
      )}
    </>
  );
}

/** The team member that clients book when they book this person. */
function MemberField({ form, role }: { form: ApiForm<TypedWork>; role: Role }) {
  const words = useWords(book);
  const { data: team } = useApi('/staff/all');
  const chosen = useWatch({ control: form.control, name: 'staffId' });
  const choices = team?.filter(({ active, _id }) => active || _id === chosen) ?? [];
  return (
    <SelectField
      // The options load after the value.
      key={choices.length}
      label={words.teamMember()}
      hint={words.teamMemberHint()}
      {...form.field('staffId', {
        validate: (id, { role: wanted }) => wanted !== 'stylist' || id !== '' || words.chooseMember(),
      })}
    >
      <option value="">{role === 'stylist' ? words.choose() : words.nobodyOfTeam()}</option>
      {choices.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
