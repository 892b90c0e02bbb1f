import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toaster';
import { blockName } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { inSentence } from '../../words/in-sentence';
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
  const {
    words,
    formats: { formatDay, formatTime },
  } = useDiaryTexts();
  const sentenceOf = useSentenceOf();
  const { removeBlock } = useBlockActions();
  const remove = async () => {
    try {
      await removeBlock(block._id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), blockSentences(words));
    }
    toast.success(words.blockRemoved());
    onRemoved();
    return null;
  };
  return (
    <ConfirmDialog
      title={words.removeThisBlock()}
      action={words.removeBlock()}
      keep={words.keepBlock()}
      unchanged={words.couldNotRemove()}
      onConfirm={remove}
      onClose={onKeep}
    >
      <p>
        {inSentence(words.canBookAgain, {
          block: <bdi>{blockName(words, block)}</bdi>,
          name: <bdi>{name}</bdi>,
          day: formatDay(block.startsAt, timeZone),
          from: formatTime(block.startsAt, timeZone),
          to: formatTime(block.endsAt, timeZone),
        })}
      </p>
    </ConfirmDialog>
  );
}
