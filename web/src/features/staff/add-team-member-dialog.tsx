import { useState } from 'react';
import { useApiForm } from '../../api/use-api-form';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/button-row';
import { Dialog } from '../../ui/dialog';
import { Form } from '../../ui/form';
import { FormFailure } from '../../ui/form-failure';
import { toast } from '../../ui/toaster';
import type { StaffEntry } from './models';
import { useTeamActions } from './mutations';
import { teamMemberErrors, TeamMemberFields, teamMemberOf, type TypedTeamMember } from './team-member-fields';

/** Adds a team member; their hours come next, on their own page. */
export function AddTeamMemberDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (person: StaffEntry) => void;
}) {
  const { addPerson } = useTeamActions();
  const [isUploading, setUploading] = useState(false);
  const form = useApiForm<TypedTeamMember>({
    defaultValues: { name: '', role: '', introduction: '', picture: null },
    send: async (typed) => {
      const added = await addPerson(teamMemberOf(typed));
      toast.success(`${added.name} was added to the team.`);
      onAdded(added);
    },
    fieldErrorsOf: teamMemberErrors,
  });

  return (
    <Dialog title="Add team member" isOpen onClose={onClose}>
      <Form form={form}>
        <TeamMemberFields form={form} img="" onBusyChange={setUploading} />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={form.isBusy} disabled={isUploading}>
            Add
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
