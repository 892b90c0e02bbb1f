import type { Salon } from '../../../api/models';
import { Button } from '../../../ui/button';
import { inSentence } from '../../../words/in-sentence';
import { myBookings } from '../../../words/my-bookings.gen';
import { useWords } from '../../../words/use-words';
import { TimePicker } from '../availability/time-picker';
import { bookingWhen } from '../bookings/booking-lines';
import { BookingProblem } from '../bookings/booking-problem';
import type { Booking } from '../bookings/models';
import { DayHeading, MoveFrame } from '../booking-moves/move-frame';
import { useBookingTexts } from '../bookings/use-booking-texts';
import { useMoveBooking } from '../booking-moves/use-move-booking';

/** Moves a client's booking, with the picker used for booking. */
export function MoveDialog({
  booking: opened,
  salon,
  link,
  onMoved,
  onEnded,
  onClose,
}: {
  booking: Booking;
  salon: Salon;
  /** The secret of a booking link, for a client who is not logged in. */
  link?: string | undefined;
  onMoved?: ((booking: Booking) => void) | undefined;
  /** The link has ended in the meantime. */
  onEnded?: (() => void) | undefined;
  onClose: () => void;
}) {
  const words = useWords(myBookings);
  const texts = useBookingTexts();
  const { timeZone } = salon;
  const move = useMoveBooking(opened, {
    timeZone,
    isAtDesk: false,
    link,
    onEnded,
    onMoved: (moved) => {
      onMoved?.(moved);
      onClose();
    },
  });
  const { booking, bookedNames, staff, day, startsAt, problem } = move;
  const isAnyone = staff === 'any';
  return (
    <MoveFrame move={move} onClose={onClose}>
      <p>
        {inSentence(
          words.nowUntilConfirmed,
          { when: bookingWhen(texts, booking, timeZone) },
          { strong: (inner) => <strong>{inner}</strong> },
        )}
      </p>
      {problem && (
        <BookingProblem
          problem={problem}
          wanted={startsAt}
          timeZone={timeZone}
          onTime={move.chooseAlternative}
        />
      )}
      <TimePicker
        wanted={{ bookingId: booking._id, staff, isAtDesk: false, link }}
        salon={salon}
        staffName={isAnyone ? null : bookedNames}
        day={day}
        startsAt={startsAt}
        pricing={{ currency: booking.currency ?? salon.currency, kind: booking.priceKind }}
        onDay={move.chooseDay}
        onTime={move.chooseTime}
        {...(!isAnyone && { onAnyone: () => move.chooseStaff('any') })}
        heading={(dayName) => <DayHeading>{dayName ?? words.chooseTime()}</DayHeading>}
      >
        <Button variant="ghost" size="small" onClick={() => move.chooseStaff(isAnyone ? 'keep' : 'any')}>
          {isAnyone ? words.onlyWith({ names: bookedNames }) : words.withAnyone()}
        </Button>
      </TimePicker>
    </MoveFrame>
  );
}
