import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { toast } from '../../ui/toaster';
import type { ListedUser } from './models';
import { useUserActions } from './mutations';

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

const sentences = {
  'last-admin':
    'This is the last admin, and without one nobody could run the salon. Make somebody else an admin first.',
};

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
          any more. Booked visits stay in the diary. This cannot be undone.
        </p>
        {problem && (
          <Alert tone="danger" title="The user is not deleted">
            <p>{sentenceOf(problem, sentences)}</p>
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
