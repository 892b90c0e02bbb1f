import { asProblem } from '../../../api/problem';
import type { Salon } from '../../../api/models';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { places as book } from '../../../words/places.gen';
import { useWords } from '../../../words/use-words';
import type { SalonDraft } from './salon-draft';

/** The number of bookings affected by another time zone or currency; null for any other problem. */
export function comingBookingsIn(thrown: unknown): number | null {
  const { code, extras } = asProblem(thrown);
  const { comingVisits } = extras;
  return code === 'bookings-are-to-come' && typeof comingVisits === 'number' ? comingVisits : null;
}

/** Explains what another time zone or currency means for upcoming bookings, and asks for confirmation. */
export function KeepBookingsDialog({
  count,
  salon,
  typed,
  onConfirm,
  onClose,
}: {
  count: number;
  salon: Pick<Salon, 'timeZone' | 'currency'>;
  typed: Pick<SalonDraft, 'timeZone' | 'currency'>;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const confirm = async (): Promise<string | null> => {
    try {
      await onConfirm();
      return null;
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
  };
  return (
    <ConfirmDialog
      title={words.stillToCome({ count })}
      action={words.changeAllTheSame()}
      variant="primary"
      keep={words.keepAsItIs()}
      onConfirm={confirm}
      onClose={onClose}
    >
      {typed.timeZone !== salon.timeZone && (
        <p>{words.bookingsInZone({ zone: typed.timeZone.replaceAll('_', ' ') })}</p>
      )}
      {typed.currency !== salon.currency.code && (
        <p>{words.bookingsInCurrency({ before: salon.currency.code, after: typed.currency })}</p>
      )}
    </ConfirmDialog>
  );
}
