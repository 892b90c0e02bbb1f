import type { ReactNode } from 'react';
import { useSettingsForm } from '../../../api/use-settings-form';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { SaveBar } from '../../../ui/save-bar';
import { toast } from '../../../ui/toast';
import { access as book } from '../../../words/access.gen';
import { useWords } from '../../../words/use-words';
import type { ListedAccount, Role } from './models';
import { useAccessActions } from './mutations';
import { typedWork, type TypedWork, workOf } from './typed-work';
import { WorkFields } from './work-fields';

/** Role and rights of an account. */
export function AccessForm({
  account,
  roles,
  isMemberKnown = false,
  draft,
  onDraft,
  actionsOf,
  onSaved,
}: {
  account: ListedAccount;
  roles: readonly Role[];
  isMemberKnown?: boolean;
  /** The unsaved choice, where the page keeps it. */
  draft?: TypedWork | null;
  onDraft?: (draft: TypedWork | null) => void;
  /** In a dialog: the buttons at its foot. On a page, the save bar takes their place. */
  actionsOf?: (save: ReactNode) => ReactNode;
  onSaved?: () => void;
}) {
  const words = useWords(book);
  const { setRole } = useAccessActions();
  const form = useSettingsForm<TypedWork>({
    saved: typedWork(account),
    send: async (typed) => {
      await setRole(account, workOf(typed));
      toast.success(words.accessSaved());
      onSaved?.();
    },
    ...(draft && { draft }),
    ...(onDraft && { onDraft }),
  });

  return (
    <Form form={form}>
      <WorkFields form={form} roles={roles} isMemberKnown={isMemberKnown} />
      {actionsOf ? (
        <>
          <FormFailure sentence={form.failure} />
          {actionsOf(
            <Button type="submit" isBusy={form.isBusy}>
              {words.save()}
            </Button>,
          )}
        </>
      ) : (
        <SaveBar form={form} name={words.account()} />
      )}
    </Form>
  );
}
