import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Cluster } from '../../../ui/layout';
import { toast } from '../../../ui/toast';
import { access as book } from '../../../words/access.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { AccessForm } from '../access/access-form';
import type { ListedAccount } from '../access/models';
import { useAccessActions } from '../access/mutations';
import { RoleBadge } from '../access/role-badge';
import type { TypedWork } from '../access/typed-work';

/** A team member's account: role and rights, and removing them. */
export function MemberAccess({
  account,
  draft,
  onDraft,
  onRemoved,
}: {
  account: ListedAccount;
  draft: TypedWork | null;
  onDraft: (draft: TypedWork | null) => void;
  onRemoved: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { setRole } = useAccessActions();
  const [isAsking, setAsking] = useState(false);
  const name = account.name || account.email;
  const confirm = async () => {
    try {
      await setRole(account, { role: 'user', grants: [], staffId: null });
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.accessRemoved({ name }));
    setAsking(false);
    onDraft(null);
    onRemoved();
    return null;
  };

  return (
    <>
      <Cluster as="p">
        <a href={`mailto:${encodeURIComponent(account.email)}`} dir="ltr">
          {account.email}
        </a>
        <RoleBadge role={account.role} />
      </Cluster>
      <AccessForm
        account={account}
        roles={['stylist', 'reception', 'admin']}
        isMemberKnown
        draft={draft}
        onDraft={onDraft}
      />
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.removeAccess()}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.removeAccessQuestion({ name })}
          action={words.removeAccess()}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{inSentence(words.removeAccessText, { name: <bdi>{name}</bdi> })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
