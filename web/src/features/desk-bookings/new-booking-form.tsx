import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { asProblem, type ProblemError } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useRefresh } from '../../api/use-refresh';
import { localDay } from '../../lib/format-date';
import { randomId } from '../../lib/random-id';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { TextArea } from '../../ui/field';
import { focusFirstError } from '../../ui/focus-first-error';
import { toast } from '../../ui/toaster';
import { DialogActions } from '../../ui/button-row';
import { attemptFor, type Attempt } from '../bookings/attempt';
import { clientMistakes, clientOf, ClientField, type ClientDraft } from './client-field';
import { mistakesOf, newLine, requestsOf, type DraftLine } from './draft-lines';
import { LinesField } from './lines-field';
import { DeskProblem } from './desk-problem';
import { TimeField } from './time-field';
import type { Booking, DeskRequest } from '../bookings/models';
import { useBookAtDesk } from './use-book-at-desk';
import { bookingWhen } from '../bookings/booking-lines';

const Form = styled.form`
  display: grid;
  gap: var(--s-5);
`;

interface Props {
  salon: Pick<Salon, 'timeZone' | 'currency'>;
  /** Whom it is for, when that is known. */
  client?: { _id: string; name: string; phone: string; email: string } | undefined;
  /** Where the desk pressed in the diary; left out, it chooses among the free times. */
  startsAt?: string | undefined;
  staffId?: string | undefined;
  /** The new booking, or null when it was not made. */
  onDone: (booking: Booking | null) => void;
}

/** Books for a client on the phone or at the desk: who they are, what they want, when, and with whom. */
export function NewBookingForm({ salon, client: known, startsAt, staffId, onDone }: Props) {
  const { timeZone, currency } = salon;
  const bookAtDesk = useBookAtDesk();
  const refresh = useRefresh();
  const [client, setClient] = useState<ClientDraft>({
    id: known?._id ?? null,
    name: known?.name ?? '',
    phone: known?.phone ?? '',
    email: known?.email ?? '',
  });
  const [lines, setLines] = useState<readonly DraftLine[]>(() => [newLine(staffId)]);
  const [when, setWhen] = useState(() => ({
    start: startsAt ?? null,
    day: localDay(startsAt ?? new Date(), timeZone),
  }));
  const [note, setNote] = useState('');
  const [sendsEmail, setSendsEmail] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const { data: services = [] } = useApi('/services');
  const { data: staff = [] } = useApi('/staff');
  const refused = problem?.fieldErrors ?? {};
  const isComplete =
    Object.keys(clientMistakes(client)).length === 0 &&
    lines.every((line) => Object.keys(mistakesOf(line, staff)).length === 0);

  const takeTime = (start: string) => {
    setWhen({ start, day: localDay(start, timeZone) });
    setProblem(null);
  };
  const book = async (chosen: string, allowOutsideHours: boolean) => {
    const request: DeskRequest = {
      lines: requestsOf(lines),
      startsAt: chosen,
      client: clientOf(client),
      sendLetter: sendsEmail,
      ...(note.trim() && { note: note.trim() }),
      ...(allowOutsideHours && { allowOutsideHours }),
    };
    // Pressed twice, or tried again after a lost answer, it is the same booking.
    const current = attemptFor(JSON.stringify(request), attempt, randomId);
    setAttempt(current);
    setBusy(true);
    setProblem(null);
    try {
      const booking = await bookAtDesk(request, current.key);
      toast.success(`Booked: ${booking.client.name}, ${bookingWhen(booking, timeZone)}.`);
      onDone(booking);
    } catch (thrown) {
      const answer = asProblem(thrown);
      setProblem(answer);
      setBusy(false);
      if (answer.code === 'slot-taken') void refresh('/availability/**');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isBusy) return;
    if (isComplete && when.start) void book(when.start, false);
    else focusFirstError(form.current);
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <ClientField
        client={client}
        mistakes={{
          name: refused['client.name'],
          phone: refused['client.phone'],
          email: refused['client.email'],
          ...(isChecked && clientMistakes(client)),
        }}
        onChange={(changed) => {
          setClient(changed);
          setProblem(null);
        }}
      />
      <LinesField
        lines={lines}
        services={services}
        staff={staff}
        currency={currency}
        mistakes={lines.map((line, index) => ({
          serviceId: refused[`lines.${index}.serviceId`] ?? refused[`lines.${index}.addOnIds`],
          staffId: refused[`lines.${index}.staffId`],
          ...(isChecked && mistakesOf(line, staff)),
        }))}
        onChange={(changed) => {
          setLines(changed);
          setProblem(null);
        }}
      />
      <TimeField
        lines={lines}
        timeZone={timeZone}
        day={when.day}
        startsAt={when.start}
        error={isChecked && !when.start ? 'Time is Required' : refused['startsAt']}
        onChange={(start, day) => {
          setWhen({ start, day });
          setProblem(null);
        }}
      />
      <TextArea
        label="Note"
        isOptional
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Checkbox
        label="Email a confirmation, if there is an address"
        checked={sendsEmail}
        onChange={(event) => setSendsEmail(event.target.checked)}
      />
      {problem && (
        <DeskProblem
          problem={problem}
          title="The booking was not made"
          timeZone={timeZone}
          anyway="Book anyway"
          onTime={takeTime}
          onAnyway={() => when.start && void book(when.start, true)}
        />
      )}
      <DialogActions>
        <Button variant="ghost" onClick={() => onDone(null)}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isBusy}>
          Book
        </Button>
      </DialogActions>
    </Form>
  );
}
