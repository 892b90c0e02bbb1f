import { useState } from 'react';
import type { Salon } from '../../../api/models';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { localDay } from '../../../lib/local-day';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { SelectField } from '../../../ui/field';
import { Stack } from '../../../ui/layout';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { TimePicker } from '../availability/time-picker';
import { bookingWhen } from '../bookings/booking-lines';
import { useBookingProblemSentences } from '../bookings/booking-problem-sentences';
import { peopleForAll } from '../bookings/cart';
import type { Booking } from '../bookings/models';
import { DayHeading } from '../booking-moves/move-frame';
import { namesOf } from '../booking-moves/move-terms-text';
import { useBookingTexts } from '../bookings/use-booking-texts';
import { NotifyClientField } from '../client-news/notify-client-field';
import { announceTold } from '../client-news/told';
import { useNotifyClient } from '../client-news/use-notify-client';
import { series } from '../../../words/series.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { changesOf, type DateChoices, datesOfProblem, undecided } from './date-choices';
import { DateList } from './date-list';
import { useStayedText } from './use-stayed-text';
import { useSeriesActions } from './use-series-actions';

/** Moves a booking and the later ones of its series, or gives them another team member. */
export function MoveSeriesDialog({
  booking,
  seriesId,
  salon,
  onMoved,
  onClose,
}: {
  booking: Booking;
  seriesId: string;
  salon: Salon;
  onMoved: () => void;
  onClose: () => void;
}) {
  const words = useWords(series);
  const general = useWords(shell);
  const texts = useBookingTexts();
  const sentenceOf = useSentenceOf();
  const sentences = useBookingProblemSentences();
  const stayedText = useStayedText(salon.timeZone);
  const { moveSeries } = useSeriesActions();
  const { run, isBusy, problem } = useAction();
  const { data: team = [] } = useApi('/staff');
  const [notifies, setNotifies] = useNotifyClient();
  const [staff, setStaff] = useState('keep');
  const [day, setDay] = useState<string | null>(() => localDay(booking.startsAt, salon.timeZone));
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [choices, setChoices] = useState<DateChoices>({});
  /** The refused request: for any other one, the refusal is irrelevant. */
  const [refused, setRefused] = useState('');

  const asked = `${startsAt} ${staff}`;
  const dates = problem && refused === asked ? datesOfProblem(problem) : null;
  const bookedIds = [...new Set(booking.lines.map((line) => line.staff._id))];
  const others = peopleForAll(
    team,
    booking.lines.map(({ serviceId }) => serviceId),
  ).filter(({ _id }) => bookedIds.length > 1 || _id !== bookedIds[0]);
  const bookedNames = namesOf(texts.formats, booking);
  const chooseTime = (start: string | null, startDay: string) => {
    setStartsAt(start);
    setDay(startDay);
    setChoices({});
  };
  const move = async () => {
    if (!startsAt) return;
    setRefused(asked);
    const moved = await moveSeries(seriesId, {
      ...{ from: booking._id, version: booking.version, startsAt, sendLetter: notifies },
      ...(staff !== 'keep' && { staffId: staff }),
      changes: changesOf(choices),
    });
    const sentence = [words.areMoved({ count: moved.changed }), stayedText(moved.stayed)].join(' ').trim();
    announceTold(texts.words, sentence, { news: moved.news, notifies });
    onMoved();
  };
  return (
    <Dialog kind="wide" title={words.moveLaterTitle()} isOpen onClose={onClose}>
      <Stack $gap={5}>
        <p>{words.laterFollow({ when: bookingWhen(texts, booking, salon.timeZone) })}</p>
        <SelectField
          label={words.teamMember()}
          value={staff}
          onChange={(event) => {
            setStaff(event.target.value);
            setStartsAt(null);
          }}
        >
          <option value="keep">{words.asBooked({ names: bookedNames })}</option>
          {others.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TimePicker
          wanted={{ bookingId: booking._id, staff, isAtDesk: true }}
          salon={salon}
          staffName={others.find(({ _id }) => _id === staff)?.name ?? bookedNames}
          day={day}
          startsAt={startsAt}
          onDay={(chosen) => chooseTime(null, chosen)}
          onTime={chooseTime}
          heading={(dayName) => <DayHeading>{dayName}</DayHeading>}
        />
        <NotifyClientField bookingId={booking._id} notifies={notifies} onChange={setNotifies} />
        {dates && (
          <Alert tone="warning" title={words.notAllFree()}>
            <DateList
              dates={dates}
              choices={choices}
              timeZone={salon.timeZone}
              leaveOut={words.leaveIt()}
              onChoose={(of, start) =>
                setChoices(({ [of]: _, ...rest }) => (start === undefined ? rest : { ...rest, [of]: start }))
              }
            />
          </Alert>
        )}
        {problem && !dates && (
          <Alert tone="danger" title={words.couldNotMove()}>
            <p>{Object.values(problem.fieldErrors)[0] ?? sentenceOf(problem, sentences)}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {general.cancel()}
          </Button>
          <Button
            disabled={!startsAt || (dates !== null && undecided(dates, choices).length > 0)}
            isBusy={isBusy}
            onClick={() => void run(move)}
          >
            {words.moveThem()}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
