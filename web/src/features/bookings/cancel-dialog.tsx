import { useState } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { formatDay, formatTime } from '../../lib/format-date';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/field';
import { StaleAlert } from '../../ui/stale-alert';
import { toast } from '../../ui/toaster';
import { DialogWays } from '../../ui/ways';
import { clientName } from './client-name';
import type { Booking } from './models';
import { useBookingActions } from './mutations';
import { changeSentences } from './change-sentences';
import { bookingHasChanged, useSeenBooking } from './use-seen-booking';
import { visitWhen } from './visit-details';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

/** Asks once more before a visit is cancelled, naming it and the moment until which that costs nothing. */
export function CancelDialog({
  booking: opened,
  salon: { timeZone },
  isAtDesk = false,
  onClose,
}: {
  booking: Booking;
  salon: Pick<Salon, 'timeZone'>;
  /** The salon cancels: for it there is no deadline. */
  isAtDesk?: boolean;
  onClose: () => void;
}) {
  const { cancelBooking } = useBookingActions();
  const { booking, changes, isStale } = useSeenBooking({ booking: opened, changes: [] }, timeZone);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const deadline = booking.cancellationDeadline;
  const until = `${formatDay(deadline, timeZone)}, ${formatTime(deadline, timeZone)}`;

  const cancel = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await cancelBooking(booking, reason);
      toast.success('The visit is cancelled.');
      onClose();
    } catch (thrown) {
      if (!isStale(thrown)) setProblem(asProblem(thrown));
      setBusy(false);
    }
  };

  return (
    <Dialog title="Cancel this visit?" isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void cancel();
        }}
      >
        <StaleAlert title={bookingHasChanged} changes={changes}>
          {booking.can.cancel
            ? 'It is not cancelled yet. Cancel it if that still holds.'
            : 'It can no longer be cancelled.'}
        </StaleAlert>
        <p>
          <strong>{booking.lines.map(({ title }) => title).join(', ')}</strong>
          <br />
          {visitWhen(booking, timeZone)}
        </p>
        <p>
          {isAtDesk
            ? `${clientName(booking)} could cancel online until ${until}; the salon may at any time.`
            : `You can cancel online until ${until}.`}{' '}
          The time is free for somebody else at once.
        </p>
        <TextArea
          label="Why? (optional)"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {problem && (
          <Alert tone="danger" title="The visit is not cancelled">
            <p>{sentenceOf(problem, changeSentences)}</p>
          </Alert>
        )}
        <DialogWays>
          <Button variant="ghost" onClick={onClose}>
            Keep the visit
          </Button>
          <Button variant="danger" type="submit" isBusy={isBusy} disabled={!booking.can.cancel}>
            Cancel the visit
          </Button>
        </DialogWays>
      </Form>
    </Dialog>
  );
}
