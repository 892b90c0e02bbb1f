import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toaster';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  color: var(--text-2);
  font-size: var(--t-meta);
  white-space: nowrap;
`;

/** The beginning of an id, which is enough to tell people apart, and a way to copy the whole of it. */
export function UserId({ id }: { id: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast.success('ID copied.');
    } catch {
      toast.error(`Your browser does not allow copying. The ID is ${id}`);
    }
  };
  return (
    <Row title={id}>
      {id.slice(0, 8)}…
      <IconButton label={`Copy ID ${id}`} title="Copy ID" onClick={() => void copy()}>
        <Icon of={Copy} size={16} />
      </IconButton>
    </Row>
  );
}
