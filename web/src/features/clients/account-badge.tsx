import { BookUser, CircleUser } from 'lucide-react';
import { Badge } from '../../ui/badge';

/** Whether she can sign in, or is known by the salon's card alone. */
export function AccountBadge({ hasAccount }: { hasAccount: boolean }) {
  return hasAccount ? (
    <Badge tone="info" icon={CircleUser}>
      Account
    </Badge>
  ) : (
    <Badge tone="neutral" icon={BookUser}>
      Card
    </Badge>
  );
}
