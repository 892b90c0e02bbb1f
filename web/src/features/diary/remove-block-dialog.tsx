import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useFormats } from '../../ui/use-formats';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toaster';
import { blockName } from '../diary-model/columns';
import type { DiaryBlock } from '../diary-model/models';
import { blockSentences, useBlockActions } from './mutations';

/** Asks before a block is removed, and says what can be booked again then. */
export function RemoveBlockDialog({
  block,
  name,
  timeZone,
  onKeep,
  onRemoved,
}: {
  block: DiaryBlock;
  /** Whose it is. */
  name: string;
  timeZone: string;
  onKeep: () => void;
  onRemoved: () => void;
}) {
  const { formatDay, formatTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const { removeBlock } = useBlockActions();
  const remove = async () => {
    try {
      await removeBlock(block._id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), blockSentences);
    }
    toast.success('Block removed.');
    onRemoved();
    return null;
  };
  return (
    <ConfirmDialog
      title="Remove this block?"
      action="Remove block"
      keep="Keep block"
      unchanged="We couldn’t remove the block"
      onConfirm={remove}
      onClose={onKeep}
    >
      <p>
        “{blockName(block)}” for {name}, {formatDay(block.startsAt, timeZone)},{' '}
        {formatTime(block.startsAt, timeZone)} – {formatTime(block.endsAt, timeZone)}. Clients can book this
        time again.
      </p>
    </ConfirmDialog>
  );
}
