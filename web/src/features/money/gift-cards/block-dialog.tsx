import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import type { GiftCard } from './models';
import { useBlockGiftCard } from './use-gift-cards';

/** Confirms blocking a lost or stolen card, or unblocking it. */
export function BlockDialog({
  card: { _id, last4, state },
  onClose,
}: {
  card: GiftCard;
  onClose: () => void;
}) {
  const words = useWords(giftCards);
  const sentenceOf = useSentenceOf();
  const block = useBlockGiftCard();
  const isBlocked = state === 'blocked';
  return (
    <ConfirmDialog
      title={isBlocked ? words.unblockThat({ last4 }) : words.blockThat({ last4 })}
      action={isBlocked ? words.unblock() : words.block()}
      variant={isBlocked ? 'primary' : 'danger'}
      onConfirm={async () => {
        try {
          await block(_id, !isBlocked);
        } catch (thrown) {
          return sentenceOf(asProblem(thrown));
        }
        toast.success(isBlocked ? words.isUnblocked({ last4 }) : words.isBlocked({ last4 }));
        onClose();
        return null;
      }}
      onClose={onClose}
    >
      <p>{isBlocked ? words.unblockMeans() : words.blockMeans()}</p>
    </ConfirmDialog>
  );
}
