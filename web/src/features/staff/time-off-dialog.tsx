import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { counted } from '../../lib/counted';
import { localDay } from '../../lib/format-date';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { toast } from '../../ui/toaster';
import { DialogActions } from '../../ui/button-row';
import { consequences, decided, type BookingDecisions, decisionsFor } from './booking-decisions';
import type { StaffEntry, TimeOffAsk, ConflictingBooking } from './models';
import { useTeamActions } from './mutations';
import { TimeOffFields } from './time-off-fields';
import { askOf, mistakesIn, type TypedTimeOff } from './typed-time-off';
import { ConflictingBookings } from './conflicting-bookings';

const Form = styled.form`
  display: grid;
  gap: var(--s-5);
`;

const sentences: Record<string, string> = {
  'visits-in-the-way': 'There is a new booking. Please check the bookings again.',
  'nobody-free': 'The last free time has just been taken. Please check the bookings again.',
  'already-away': 'There is already time off on these days. Remove it first, or choose other days.',
  'slot-taken': 'The diary has just changed. Please try again.',
};

/** First the days, then a decision about each booking in them; both are saved together or not at all. */
export function TimeOffDialog({
  person,
  zone,
  onClose,
}: {
  person: StaffEntry;
  zone: string;
  onClose: () => void;
}) {
  const { previewTimeOff, createTimeOff } = useTeamActions();
  const today = localDay(new Date(), zone);
  const [typed, setTyped] = useState<TypedTimeOff>({
    fromDay: '',
    toDay: '',
    isWholeDays: true,
    from: '09:00',
    to: '13:00',
    reason: '',
  });
  const [isChecked, setChecked] = useState(false);
  const [bookings, setBookings] = useState<readonly ConflictingBooking[] | null>(null);
  const [decisions, setDecisions] = useState<BookingDecisions>({});
  const [message, setMessage] = useState('');
  const [lost, setLost] = useState<ProblemError | null>(null);
  const mistakes = mistakesIn(typed);

  const look = async (ask: TimeOffAsk): Promise<readonly ConflictingBooking[]> => {
    const found = await previewTimeOff(ask);
    setDecisions((before) => decisionsFor(found, before));
    setBookings(found);
    return found;
  };
  const give = async (ask: TimeOffAsk, found: readonly ConflictingBooking[]) => {
    try {
      await createTimeOff({
        ...ask,
        reason: typed.reason.trim(),
        message: message.trim(),
        visits: decided(found, decisions),
      });
    } catch (thrown) {
      const problem = asProblem(thrown);
      if (problem.code !== 'visits-in-the-way' && problem.code !== 'nobody-free') throw problem;
      setLost(problem);
      await look(ask);
      return;
    }
    toast.success(`Time off for ${person.name} saved.`);
    onClose();
  };
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    setChecked(true);
    setLost(null);
    if (Object.keys(mistakes).length > 0) return;
    const ask = { staffId: person._id, ...askOf(typed) };
    if (bookings) return give(ask, bookings);
    // Without bookings there is nothing to decide.
    const found = await look(ask);
    if (found.length === 0) await give(ask, found);
  });

  const isChoosing = bookings !== null && bookings.length > 0;
  const isDecided = !isChoosing || decided(bookings, decisions).length === bookings.length;
  const isCancelling = isChoosing && bookings.some(({ _id }) => decisions[_id] === 'cancel');
  return (
    <Dialog
      kind={isChoosing ? 'wide' : 'dialog'}
      title={`Time off for ${person.name}`}
      isOpen
      onClose={onClose}
    >
      <Form onSubmit={submit} noValidate>
        <TimeOffFields
          value={typed}
          today={today}
          mistakes={isChecked ? mistakes : {}}
          onChange={(part) => {
            setTyped((before) => ({ ...before, ...part }));
            // Other days have other bookings.
            if (!('reason' in part)) setBookings(null);
            clear();
          }}
        />
        {isChoosing && (
          <>
            <Alert
              tone={lost ? 'danger' : 'warning'}
              title={`${counted(bookings.length, 'booking')} during this time`}
            >
              <p>
                {lost
                  ? sentenceOf(lost, sentences)
                  : 'Decide what happens to each of them. Nothing has changed yet.'}
              </p>
            </Alert>
            <ConflictingBookings
              bookings={bookings}
              decisions={decisions}
              name={person.name}
              zone={zone}
              onChoose={(bookingId, decision) =>
                setDecisions((before) => ({ ...before, [bookingId]: decision }))
              }
            />
            {isCancelling && (
              <TextArea
                label="Message to clients whose booking is cancelled (optional)"
                maxLength={500}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
            <p aria-live="polite">{consequences(bookings, decisions)}</p>
          </>
        )}
        <FormFailure sentence={problem && sentenceOf(problem, sentences)} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={!isDecided}>
            {isChoosing ? 'Save time off' : 'Continue'}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
