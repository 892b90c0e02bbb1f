import { useState } from 'react';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormFailure } from '../../ui/form-failure';
import { toast } from '../../ui/toaster';
import { DialogActions } from '../../ui/button-row';
import type { StaffEntry } from './models';
import { useTeamActions } from './mutations';
import { TeamMemberFields, teamMemberOf, type TypedTeamMember } from './team-member-fields';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

const nobody: TypedTeamMember = { name: '', role: '', introduction: '', picture: null };

/** Adds a team member; their hours come next, on their own page. */
export function AddTeamMemberDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (person: StaffEntry) => void;
}) {
  const { addPerson } = useTeamActions();
  const [person, setPerson] = useState(nobody);
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    setChecked(true);
    if (!person.name.trim()) return;
    const added = await addPerson(teamMemberOf(person));
    toast.success(`${added.name} was added to the team.`);
    onAdded(added);
  });

  return (
    <Dialog title="Add team member" isOpen onClose={onClose}>
      <Form onSubmit={submit} noValidate>
        <TeamMemberFields
          value={person}
          img=""
          isChecked={isChecked}
          problem={problem}
          onChange={(part) => {
            setPerson((before) => ({ ...before, ...part }));
            clear();
          }}
          onBusyChange={setSending}
        />
        <FormFailure sentence={problem && sentenceOf(problem)} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={isSending}>
            Add
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
