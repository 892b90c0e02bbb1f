import { useState } from 'react';
import { useApiForm } from '../../../api/use-api-form';
import { useMailReach } from '../../../api/use-mail-reach';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { toast } from '../../../ui/toast';
import { useFieldRules } from '../../../ui/use-field-rules';
import { access as book } from '../../../words/access.gen';
import { useWords } from '../../../words/use-words';
import { LinkToPassOn } from './link-to-pass-on';
import type { Member } from './models';
import { useAccessActions } from './mutations';
import { typedWork, type TypedWork, workOf } from './typed-work';
import { WorkFields } from './work-fields';

interface TypedInvitation extends TypedWork {
  email: string;
}

/** Invites someone to work here: a team member, or anyone else. */
export function InviteDialog({ member, onClose }: { member?: Member; onClose: () => void }) {
  const words = useWords(book);
  const rules = useFieldRules();
  const { invite } = useAccessActions();
  const isEmailed = useMailReach() === 'people';
  const [made, setMade] = useState<{ email: string; link: string } | null>(null);
  const form = useApiForm<TypedInvitation>({
    defaultValues: {
      email: '',
      ...typedWork({ role: member ? 'stylist' : 'reception', grants: [], staffId: member?._id ?? null }),
    },
    send: async ({ email, ...typed }) => {
      const { role, grants, staffId } = workOf(typed);
      if (role === 'user') return;
      const address = email.trim();
      const { link } = await invite({ email: address, role, grants, ...(staffId !== null && { staffId }) });
      if (link !== null) return setMade({ email: address, link });
      toast.success(words.invitationSent({ email: address }));
      onClose();
    },
  });

  const title = member ? words.inviteMember({ name: member.name }) : words.inviteSomebody();

  if (made)
    return (
      <Dialog title={title} isOpen onClose={onClose}>
        <Stack>
          <LinkToPassOn {...made} />
          <DialogActions>
            <Button onClick={onClose}>{words.done()}</Button>
          </DialogActions>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form form={form}>
        <Field
          label={words.email()}
          type="email"
          hint={isEmailed ? words.emailHint() : words.emailHintNoMail()}
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
            {isEmailed ? words.sendInvitation() : words.createLink()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
