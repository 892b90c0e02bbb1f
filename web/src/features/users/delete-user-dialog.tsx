import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { toast } from '../../ui/toaster';
import type { ListedUser } from './models';
import { useUserActions } from './mutations';
import { userSentences } from './user-sentences';

const Whole = styled.div`
  display: grid;
  gap: var(--s-4);
  overflow-wrap: anywhere;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);
`;

/** Asks once more before an account is deleted, naming its address. */
export function DeleteUserDialog({
  user,
  isOwn,
  onClose,
  onDeleted,
}: {
  user: ListedUser;
  isOwn: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { deleteUser } = useUserActions();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const isDeleted = await deleteUser(user);
      if (isDeleted) toast.success(`User: ${user.email} is deleted.`);
      else toast.error(`There is no user ${user.email} any more.`);
      onDeleted();
    } catch (thrown) {
      setProblem(asProblem(thrown));
      setBusy(false);
    }
  };

  return (
    <Dialog title="Delete this user?" isOpen onClose={onClose}>
      <Whole>
        <p>
          <strong>{user.email}</strong> {isOwn && '(your own account) '}will be signed out and cannot log in
          any more. <ComingVisits email={user.email} /> Past visits stay in the diary without a name. This
          cannot be undone.
        </p>
        {problem && (
          <Alert tone="danger" title="The user is not deleted">
            <p>{sentenceOf(problem, userSentences)}</p>
          </Alert>
        )}
        <Ways>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
            Delete
          </Button>
        </Ways>
      </Whole>
    </Dialog>
  );
}

/** How many visits the salon would lose with her; while that is not known, only that it would. */
function ComingVisits({ email }: { email: string }) {
  const { data } = useApi('/user/{email}/departure', { params: { path: { email } } });
  if (!data) return <>Coming visits will be cancelled.</>;
  if (data.comingVisits === 0) return <>No visits are coming.</>;
  return (
    <strong>
      {data.comingVisits === 1
        ? '1 coming visit will be cancelled'
        : `${data.comingVisits} coming visits will be cancelled`}{' '}
      without a mail: please call first.
    </strong>
  );
}
