import { BookUser, CircleUser, MailQuestionMark } from 'lucide-react';
import { Badge } from '../../ui/badge';
import type { Client } from './models';

/** Whether a client has an account, or is on file at the salon only. */
export function AccountBadge({ hasAccount, isVerified }: Pick<Client, 'hasAccount' | 'isVerified'>) {
  if (!hasAccount) {
    return (
      <Badge tone="neutral" icon={BookUser}>
        No account
      </Badge>
    );
  }
  if (!isVerified) {
    return (
      <Badge tone="warning" icon={MailQuestionMark}>
        Account, email not confirmed
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon={CircleUser}>
      Account
    </Badge>
  );
}
