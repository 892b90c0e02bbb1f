import { Archive, Eye, EyeOff } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { useWords } from '../../../words/use-words';
import type { ServiceStatus } from '../services/models';

/** A service's visibility, as a word, an icon and a colour. */
export function ServiceStatusBadge({ status }: { status: ServiceStatus }) {
  const words = useWords(book);
  if (status === 'active')
    return (
      <Badge tone="success" icon={Eye}>
        {words.onSale()}
      </Badge>
    );
  return status === 'hidden' ? (
    <Badge tone="warning" icon={EyeOff}>
      {words.hidden()}
    </Badge>
  ) : (
    <Badge icon={Archive}>{words.archived()}</Badge>
  );
}
