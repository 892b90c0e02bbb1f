import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { blockName } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { blocks } from '../../../words/blocks.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import type { DiaryBlock } from '../diary-model/models';
import type { BlockScope } from './models';
import { blockSentences, useBlockActions } from './use-block-actions';

/** Values in a sentence with elements. */
type Texts = Record<'block' | 'name' | 'day', string>;

const aloneScope: BlockScope = { dates: 'this', people: 'this' };

/** Confirms the removal of one or several blocks, and says what becomes bookable again. */
export function RemoveBlockDialog({
  block,
  name,
  timeZone,
  scope = aloneScope,
  onKeep,
  onRemoved,
}: {
  block: DiaryBlock;
  /** The team member's name. */
  name: string;
  timeZone: string;
  scope?: BlockScope;
  onKeep: () => void;
  onRemoved: () => void;
}) {
  const {
    words,
    formats: { formatDay, formatTime },
  } = useDiaryTexts();
  const of = useWords(blocks);
  const sentenceOf = useSentenceOf();
  const { removeBlock, removeBlocks } = useBlockActions();
  const isAlone = scope.dates === 'this' && scope.people === 'this';
  const remove = async () => {
    try {
      if (block.group && !isAlone) {
        const { changed } = await removeBlocks(block.group._id, { blockId: block._id, ...scope });
        toast.success(of.removed({ count: changed }));
      } else {
        await removeBlock(block._id);
        toast.success(words.blockRemoved());
      }
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), blockSentences(words));
    }
    onRemoved();
    return null;
  };
  const named = {
    block: <bdi>{blockName(words, block)}</bdi>,
    name: <bdi>{name}</bdi>,
    day: formatDay(block.startsAt, timeZone),
  };
  return (
    <ConfirmDialog
      title={isAlone ? words.removeThisBlock() : of.removeThem()}
      action={isAlone ? words.removeBlock() : of.removeBlocks()}
      keep={isAlone ? words.keepBlock() : of.keepThem()}
      unchanged={words.couldNotRemove()}
      onConfirm={remove}
      onClose={onKeep}
    >
      <p>
        {isAlone
          ? inSentence(words.canBookAgain, {
              ...named,
              from: formatTime(block.startsAt, timeZone),
              to: formatTime(block.endsAt, timeZone),
            })
          : inSentence((texts: Texts) => of.whichGo({ ...texts, ...scope }), named)}
      </p>
    </ConfirmDialog>
  );
}
