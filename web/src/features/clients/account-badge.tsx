import { BookUser, CircleUser, MailQuestionMark } from 'lucide-react';
import { Badge } from '../../ui/badge';
import type { Client } from './models';

/** Whether she can sign in, or is known by the salon's card alone. */
export function AccountBadge({ hasAccount, isVerified }: Pick<Client, 'hasAccount' | 'isVerified'>) {
  if (!hasAccount) {
    return (
      <Badge tone="neutral" icon={BookUser}>
        Card
      </Badge>
    );
  }
  if (!isVerified) {
    return (
      <Badge tone="warning" icon={MailQuestionMark}>
        Account, address not confirmed
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon={CircleUser}>
      Account
    </Badge>
  );
}
