import { CalendarPlus, Lock } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { diary as book } from '../../../words/diary.gen';
import { useWords } from '../../../words/use-words';

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: var(--s-3);
`;

/** The actions for a free time. */
export function FreeTimeDialog({
  title,
  onBook,
  onBlock,
  onClose,
}: {
  title: string;
  onBook: () => void;
  onBlock: () => void;
  onClose: () => void;
}) {
  const words = useWords(book);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Actions>
        <Button onClick={onBook}>
          <Icon of={CalendarPlus} /> {words.bookClient()}
        </Button>
        <Button variant="ghost" onClick={onBlock}>
          <Icon of={Lock} /> {words.blockTime()}
        </Button>
      </Actions>
    </Dialog>
  );
}
