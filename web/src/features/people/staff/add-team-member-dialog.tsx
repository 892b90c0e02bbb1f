import { useState } from 'react';
import type { StaffEntry } from '../../../api/models';
import { useApiForm } from '../../../api/use-api-form';
import { languageDraftsOf } from '../../../lib/language-drafts';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import { useTeamActions } from './mutations';
import {
  teamMemberErrors,
  TeamMemberFields,
  teamMemberOf,
  teamTexts,
  type TypedTeamMember,
} from './team-member-fields';

/** Adds a team member; their hours follow on their own page. */
export function AddTeamMemberDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (person: StaffEntry) => void;
}) {
  const words = useWords(book);
  const { addPerson } = useTeamActions();
  const [isUploading, setUploading] = useState(false);
  const form = useApiForm<TypedTeamMember>({
    defaultValues: {
      name: '',
      role: '',
      introduction: '',
      languages: [],
      picture: null,
      ...languageDraftsOf(teamTexts),
    },
    send: async (typed) => {
      const added = await addPerson(teamMemberOf(typed, null));
      toast.success(words.added({ name: added.name }));
      onAdded(added);
    },
    fieldErrorsOf: teamMemberErrors,
  });

  return (
    <Dialog title={words.addTeamMember()} isOpen onClose={onClose}>
      <Form form={form}>
        <TeamMemberFields form={form} saved={null} img="" onBusyChange={setUploading} />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy} disabled={isUploading}>
            {words.add()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
