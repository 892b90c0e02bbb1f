import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { localDay } from '../../../lib/local-day';
import { SelectField } from '../../../ui/field';
import { from } from '../../../ui/media';
import { TimePicker } from '../../booking/availability/time-picker';
import { bookingWhen } from '../../booking/bookings/booking-lines';
import { peopleForAll } from '../../booking/bookings/cart';
import type { Booking } from '../../booking/bookings/models';
import { DayHeading, MoveFrame } from '../../booking/booking-moves/move-frame';
import { useMoveBooking } from '../../booking/booking-moves/use-move-booking';
import { NotifyClientField } from '../../booking/client-news/notify-client-field';
import { WhyNot } from '../../booking/obstacles/why-not';
import { DeskProblem } from './desk-problem';
import { TypedTimeFields } from './typed-time-fields';
import { useBookingTexts } from '../../booking/bookings/use-booking-texts';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';

const Choice = styled.div`
  display: grid;
  gap: var(--s-3);

  @media ${from('sm')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
  }
`;

/** Moves a booking by the desk's rules, with a choice of team member and any typed time. */
export function MoveDialog({
  booking: opened,
  salon,
  onClose,
}: {
  booking: Booking;
  salon: Salon;
  onClose: () => void;
}) {
  const texts = useBookingTexts();
  const words = useWords(deskBookings);
  const { timeZone } = salon;
  const move = useMoveBooking(opened, { timeZone, isAtDesk: true, onMoved: onClose });
  const { booking, bookedNames, staff, day, startsAt, problem } = move;
  const { data: team = [] } = useApi('/staff');

  const bookedIds = [...new Set(booking.lines.map((line) => line.staff._id))];
  const others = peopleForAll(
    team,
    booking.lines.map(({ serviceId }) => serviceId),
  ).filter(({ _id }) => bookedIds.length > 1 || _id !== bookedIds[0]);
  const staffName = staff === 'keep' ? bookedNames : (others.find(({ _id }) => _id === staff)?.name ?? null);

  return (
    <MoveFrame move={move} onClose={onClose}>
      <p>
        {inSentence(
          words.nowIs,
          { when: bookingWhen(texts, booking, timeZone), names: <bdi>{bookedNames}</bdi> },
          { strong: (when) => <strong>{when}</strong> },
        )}
      </p>
      <NotifyClientField bookingId={booking._id} notifies={move.notifies} onChange={move.setNotifies} />
      {problem && (
        <DeskProblem
          problem={problem}
          title={words.couldNotMove()}
          timeZone={timeZone}
          anyway={words.moveAnyway()}
          onTime={move.chooseAlternative}
          onAnyway={() => void move.move({ allowOutsideHours: true })}
        />
      )}
      <Choice>
        <SelectField
          label={words.teamMember()}
          value={staff}
          error={problem?.fieldErrors['staffId']}
          onChange={(event) => move.chooseStaff(event.target.value)}
        >
          <option value="keep">{words.asBooked({ names: bookedNames })}</option>
          <option value="any">{words.anyone()}</option>
          {others.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TypedTimeFields
          timeZone={timeZone}
          day={day ?? ''}
          startsAt={startsAt}
          error={problem?.fieldErrors['startsAt']}
          onDay={move.chooseDay}
          onTime={(start) => move.chooseTime(start, start ? localDay(start, timeZone) : day)}
        />
      </Choice>
      <WhyNot
        asked={{ booking: booking._id, ...(staff !== 'keep' && { staff }) }}
        startsAt={startsAt}
        timeZone={timeZone}
        onWayIn={(way) => {
          move.chooseStaff(way.staffId);
          move.chooseTime(way.startsAt, localDay(way.startsAt, timeZone));
        }}
      />
      <TimePicker
        wanted={{ bookingId: booking._id, staff, isAtDesk: true }}
        salon={salon}
        staffName={staffName}
        day={day}
        startsAt={startsAt}
        onDay={move.chooseDay}
        onTime={move.chooseTime}
        {...(staff !== 'any' && { onAnyone: () => move.chooseStaff('any') })}
        heading={(dayName) => <DayHeading>{dayName ?? words.chooseATime()}</DayHeading>}
      />
    </MoveFrame>
  );
}
