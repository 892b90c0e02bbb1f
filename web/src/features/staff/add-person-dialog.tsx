import { useState } from 'react';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormFailure } from '../../ui/form-failure';
import { toast } from '../../ui/toaster';
import { DialogWays } from '../../ui/ways';
import type { StaffEntry } from './models';
import { useTeamActions } from './mutations';
import { PersonFields, personOf, type TypedPerson } from './person-fields';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

const nobody: TypedPerson = { name: '', role: '', introduction: '', picture: null };

/** Somebody new; her hours come next, on a page of her own. */
export function AddPersonDialog({
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
    const added = await addPerson(personOf(person));
    toast.success(`${added.name} is on the team.`);
    onAdded(added);
  });

  return (
    <Dialog title="Add somebody" isOpen onClose={onClose}>
      <Form onSubmit={submit} noValidate>
        <PersonFields
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
        <DialogWays>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={isSending}>
            Add
          </Button>
        </DialogWays>
      </Form>
    </Dialog>
  );
}
