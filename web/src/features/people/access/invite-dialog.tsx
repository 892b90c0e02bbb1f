import { useApiForm } from '../../../api/use-api-form';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toaster';
import { useFieldRules } from '../../../ui/use-field-rules';
import { access as book } from '../../../words/access.gen';
import { useWords } from '../../../words/use-words';
import type { Member } from './models';
import { useAccessActions } from './mutations';
import { typedWork, type TypedWork, workOf } from './typed-work';
import { WorkFields } from './work-fields';

interface TypedInvitation extends TypedWork {
  email: string;
}

/** Invites somebody to work here: a person of the team, or anybody else. */
export function InviteDialog({ member, onClose }: { member?: Member; onClose: () => void }) {
  const words = useWords(book);
  const rules = useFieldRules();
  const { invite } = useAccessActions();
  const form = useApiForm<TypedInvitation>({
    defaultValues: {
      email: '',
      ...typedWork({ role: member ? 'stylist' : 'reception', grants: [], staffId: member?._id ?? null }),
    },
    send: async ({ email, ...typed }) => {
      const { role, grants, staffId } = workOf(typed);
      if (role === 'user') return;
      const address = email.trim();
      await invite({ email: address, role, grants, ...(staffId !== null && { staffId }) });
      toast.success(words.invitationSent({ email: address }));
      onClose();
    },
  });

  return (
    <Dialog
      title={member ? words.inviteMember({ name: member.name }) : words.inviteSomebody()}
      isOpen
      onClose={onClose}
    >
      <Form form={form}>
        <Field
          label={words.email()}
          type="email"
          hint={words.emailHint()}
          autoComplete="off"
          maxLength={254}
          {...form.field('email', rules.email)}
        />
        <WorkFields
          form={form}
          roles={['stylist', 'reception', 'admin']}
          isMemberKnown={member !== undefined}
        />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.sendInvitation()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
