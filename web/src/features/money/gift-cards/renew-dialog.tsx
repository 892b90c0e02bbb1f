import { useContext, useState } from 'react';
import type { Salon } from '../../../api/models';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { usePrinting } from '../../../ui/paper';
import { LeaveContext } from '../../../ui/unsaved';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import { codeQuestion } from './code-question';
import type { GiftCard, RenewedGiftCard } from './models';
import { NewGiftCard } from './new-gift-card';
import { useRenewGiftCardCode } from './use-gift-cards';

/** Gives a card a new code after the old one was lost, and shows it. */
export function RenewDialog({
  card: { _id, last4 },
  salon,
  onClose,
}: {
  card: GiftCard;
  salon: Salon;
  onClose: () => void;
}) {
  const words = useWords(giftCards);
  const sentenceOf = useSentenceOf();
  const renew = useRenewGiftCardCode();
  const [renewed, setRenewed] = useState<RenewedGiftCard | null>(null);
  if (renewed) {
    return (
      <Dialog title={words.newCodeTitle()} isOpen onClose={onClose} question={codeQuestion(words)}>
        <NewCode card={renewed} salon={salon} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={words.newCodeFor({ last4 })}
      action={words.giveNewCode()}
      onConfirm={async () => {
        try {
          setRenewed(await renew(_id));
          return null;
        } catch (thrown) {
          return sentenceOf(asProblem(thrown));
        }
      }}
      onClose={onClose}
    >
      <p>{words.newCodeMeans()}</p>
    </ConfirmDialog>
  );
}

function NewCode({ card, salon, onClose }: { card: RenewedGiftCard; salon: Salon; onClose: () => void }) {
  const words = useWords(giftCards);
  const { printed, print } = usePrinting();
  const leave = useContext(LeaveContext);
  return (
    <Stack $gap={5}>
      <NewGiftCard
        card={{ ...card, value: card.balance }}
        currency={salon.currency}
        salon={salon}
        email=""
        isPrinting={printed !== null}
        onPrint={() => print(card._id)}
      />
      <DialogActions>
        <Button onClick={() => leave(onClose)}>{words.done()}</Button>
      </DialogActions>
    </Stack>
  );
}
