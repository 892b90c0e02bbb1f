import type { Salon } from '../../api/models';
import { Button } from '../../ui/button';
import { TimePicker } from '../availability/time-picker';
import { bookingWhen } from '../bookings/booking-lines';
import { BookingProblem } from '../bookings/booking-problem';
import type { Booking } from '../bookings/models';
import { DayHeading, MoveFrame } from '../bookings/move-frame';
import { useMoveBooking } from '../bookings/use-move-booking';

/** Another time for a client's booking, chosen with the same picker it was booked with. */
export function MoveDialog({
  booking: opened,
  salon,
  onClose,
}: {
  booking: Booking;
  salon: Salon;
  onClose: () => void;
}) {
  const { timeZone } = salon;
  const move = useMoveBooking(opened, { timeZone, isAtDesk: false, onMoved: onClose });
  const { booking, bookedNames, staff, day, startsAt, problem } = move;
  const isAnyone = staff === 'any';
  return (
    <MoveFrame move={move} onClose={onClose}>
      <p>
        Now: <strong>{bookingWhen(booking, timeZone)}</strong>. You keep this time until the new one is
        confirmed.
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
        wanted={{ bookingId: booking._id, staff, isAtDesk: false }}
        salon={salon}
        staffName={isAnyone ? null : bookedNames}
        day={day}
        startsAt={startsAt}
        onDay={move.chooseDay}
        onTime={move.chooseTime}
        {...(!isAnyone && { onAnyone: () => move.chooseStaff('any') })}
        heading={(dayName) => <DayHeading>{dayName ?? 'Choose a time'}</DayHeading>}
      >
        <Button variant="ghost" size="small" onClick={() => move.chooseStaff(isAnyone ? 'keep' : 'any')}>
          {isAnyone ? `Only with ${bookedNames}` : 'With anyone'}
        </Button>
      </TimePicker>
    </MoveFrame>
  );
}
