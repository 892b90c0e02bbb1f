import { useContext, useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useAction } from '../../../api/use-action';
import { useMay } from '../../../api/use-may';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { toast } from '../../../ui/toast';
import { LeaveContext, UnsavedFormsContext } from '../../../ui/unsaved';
import { useBookingProblemSentences } from '../../booking/bookings/booking-problem-sentences';
import type { Booking } from '../../booking/bookings/models';
import { useBookingActions } from '../../booking/bookings/mutations';
import { statusActions, type StatusVerb } from '../../booking/bookings/status-actions';
import { useReinstate } from '../../booking/bookings/use-reinstate';
import { canOfPaid } from '../../money/sales/use-payable';
import { useNotifyClient } from '../../booking/client-news/use-notify-client';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { rebooking } from '../../../words/rebooking.gen';
import { checkout as checkoutWords } from '../../../words/checkout.gen';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { announceStatus } from './announce-status';

/** A visit that is done is edited once it is reopened, in one step. */
export const isReopenable = ({ status }: Booking, can: Booking['can']): boolean =>
  status === 'done' && can.reopen && !can.correct;

/** The desk's actions on a booking in a dialog, without losing a note being typed next to them. */
export function BookingActions({
  booking,
  onMarked,
  isStale,
  onMove,
  onCancel,
  onEdit,
  onAgain,
  onDelay,
  saleId,
  onCheckOut,
  onClose,
}: {
  booking: Booking;
  /** Called with the changed booking if the dialog stays open. */
  onMarked: (marked: Booking) => void;
  isStale: (thrown: unknown) => boolean;
  onMove: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
  onEdit: () => void;
  onAgain: () => void;
  onDelay: () => void;
  /** The booking's sale, if it is paid. */
  saleId: string | null;
  /** Null if there is nothing to pay. */
  onCheckOut: (() => void) | null;
  onClose: () => void;
}) {
  const words = useWords(bookings);
  const sentences = useBookingProblemSentences();
  const desk = useWords(deskBookings);
  const again = useWords(rebooking);
  const checkout = useWords(checkoutWords);
  const mayBook = useMay().bookings;
  const sentenceOf = useSentenceOf();
  const { changeStatus } = useBookingActions();
  const unsavedForms = useContext(UnsavedFormsContext);
  const leaveWith = useContext(LeaveContext);
  const [busyVerb, setBusyVerb] = useState<StatusVerb | null>(null);
  const can = canOfPaid(booking.can, saleId);
  const [notifies] = useNotifyClient();
  const reinstate = useReinstate();
  const reinstating = useAction();
  const takeBack = async () => {
    const back = await reinstate(booking, notifies);
    if (back) onMarked(back);
  };
  const mark = async (verb: StatusVerb) => {
    setBusyVerb(verb);
    try {
      const marked = await changeStatus(booking, verb);
      announceStatus(words, marked);
      if (unsavedForms?.size === 0) return onClose();
      onMarked(marked);
    } catch (thrown) {
      if (!isStale(thrown)) toast.error(sentenceOf(asProblem(thrown), sentences));
    }
    setBusyVerb(null);
  };
  return (
    <ButtonRow>
      {onCheckOut && (
        <Button
          variant={booking.status === 'confirmed' ? 'ghost' : 'primary'}
          size="small"
          onClick={() => leaveWith(onCheckOut)}
        >
          {checkout.checkOut()}
        </Button>
      )}
      {statusActions(words, can).map(({ verb, label }) => (
        <Button
          key={verb}
          variant="ghost"
          size="small"
          isBusy={busyVerb === verb}
          disabled={busyVerb !== null}
          onClick={() => void mark(verb)}
        >
          {label}
        </Button>
      ))}
      {can.delay && (
        <Button variant="ghost" size="small" onClick={() => leaveWith(onDelay)}>
          {desk.runsLate()}
        </Button>
      )}
      {(can.correct || can.agreePrice || can.changeClient || isReopenable(booking, can)) && (
        <Button variant="ghost" size="small" onClick={() => leaveWith(onEdit)}>
          {desk.edit()}
        </Button>
      )}
      {can.reinstate && (
        <Button
          variant="ghost"
          size="small"
          isBusy={reinstating.isBusy}
          onClick={() => void reinstating.run(takeBack)}
        >
          {desk.takeBackCancellation()}
        </Button>
      )}
      {mayBook && booking.isWhole && (
        <Button variant="ghost" size="small" onClick={() => leaveWith(onAgain)}>
          {again.sameAgain()}
        </Button>
      )}
      {can.move && (
        <Button variant="ghost" size="small" onClick={() => leaveWith(() => onMove(booking))}>
          {desk.move()}
        </Button>
      )}
      {can.cancel && (
        <Button variant="danger" size="small" onClick={() => leaveWith(() => onCancel(booking))}>
          {desk.cancelBooking()}
        </Button>
      )}
    </ButtonRow>
  );
}
