import { Archive, Eye, EyeOff } from 'lucide-react';
import { Badge } from '../../ui/badge';
import type { ServiceStatus } from './models';

/** Whether visitors see a service, as a word, an icon and a colour. */
export function ServiceStatusBadge({ status }: { status: ServiceStatus }) {
  if (status === 'active')
    return (
      <Badge tone="success" icon={Eye}>
        On sale
      </Badge>
    );
  return status === 'hidden' ? (
    <Badge tone="warning" icon={EyeOff}>
      Hidden
    </Badge>
  ) : (
    <Badge icon={Archive}>Archived</Badge>
  );
}
