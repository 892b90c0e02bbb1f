import { AccessDialog } from '../access/access-dialog';
import { DeleteUserDialog } from './delete-user-dialog';
import type { ListedUser } from './models';
import { RemoveFactorsDialog } from './remove-factors-dialog';
import { UserDialog } from './user-dialog';

export interface OpenedUser {
  verb: 'look' | 'access' | 'delete' | 'remove-factors';
  user: ListedUser;
}

/** An account of the list, and its actions. */
export function UserDialogs({
  opened: { verb, user },
  onOpen,
  ownId,
  timeZone,
  onClose,
  onDeleted,
}: {
  opened: OpenedUser;
  onOpen: (verb: OpenedUser['verb']) => void;
  ownId: string | null;
  timeZone: string;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const isOwn = user._id === ownId;
  switch (verb) {
    case 'look':
      return (
        <UserDialog
          user={user}
          isOwn={isOwn}
          timeZone={timeZone}
          onAccess={() => onOpen('access')}
          onDelete={() => onOpen('delete')}
          onRemoveFactors={() => onOpen('remove-factors')}
          onClose={onClose}
        />
      );
    case 'access':
      return <AccessDialog account={user} onClose={onClose} />;
    case 'remove-factors':
      return <RemoveFactorsDialog user={user} onClose={onClose} />;
    case 'delete':
      return <DeleteUserDialog user={user} isOwn={isOwn} onClose={onClose} onDeleted={onDeleted} />;
  }
}
