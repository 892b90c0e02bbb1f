import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useCopy } from '../../../ui/use-copy';
import { users as book } from '../../../words/users.gen';
import { useWords } from '../../../words/use-words';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  color: var(--text-2);
  font-size: var(--t-meta);
  white-space: nowrap;
`;

/** The start of an id, enough to tell people apart, with a button to copy all of it. */
export function UserId({ id }: { id: string }) {
  const words = useWords(book);
  const copy = useCopy();
  return (
    <Row title={id}>
      <bdi>{id.slice(0, 8)}…</bdi>
      <IconButton
        label={words.copyThisId({ id })}
        title={words.copyId()}
        onClick={() => void copy(id, words.idCopied(), words.copyingNotAllowed({ id }))}
      >
        <Icon of={Copy} size={16} />
      </IconButton>
    </Row>
  );
}
