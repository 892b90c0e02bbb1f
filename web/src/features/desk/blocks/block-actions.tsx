import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { diary as book } from '../../../words/diary.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

const Actions = styled(DialogActions)`
  > :first-child:nth-last-child(n + 3) {
    margin-inline-end: auto;
  }
`;

/** The buttons of a block's form; an existing block can be removed. */
export function BlockActions({
  isBusy,
  onRemove,
  onClose,
}: {
  isBusy: boolean;
  onRemove: (() => void) | undefined;
  onClose: () => void;
}) {
  const words = useWords(book);
  const buttons = useWords(shell);
  return (
    <Actions>
      {onRemove && (
        <Button variant="danger" onClick={onRemove}>
          {words.removeBlock()}
        </Button>
      )}
      <Button variant="ghost" onClick={onClose}>
        {buttons.cancel()}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {onRemove ? buttons.save() : words.blockTime()}
      </Button>
    </Actions>
  );
}
