import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { asProblem, type ProblemError } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { localDay } from '../../lib/format-date';
import { randomId } from '../../lib/random-id';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { TextArea } from '../../ui/field';
import { focusMistake } from '../../ui/focus-mistake';
import { toast } from '../../ui/toaster';
import { DialogWays } from '../../ui/ways';
import { attemptFor, type Attempt } from './attempt';
import { clientMistakes, clientOf, DeskClientField, type ClientDraft } from './desk-client-field';
import { mistakesOf, newLine, requestsOf, type DeskLine } from './desk-lines';
import { DeskLinesField } from './desk-lines-field';
import { DeskRefusal } from './desk-refusal';
import { DeskTimeField } from './desk-time-field';
import type { Booking, DeskRequest } from './models';
import { useBookingActions } from './mutations';
import { visitWhen } from './visit-details';

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
  /** The new booking, or null when the desk thought better of it. */
  onDone: (booking: Booking | null) => void;
}

/** Books for somebody on the telephone or at the desk: who she is, what she wants, when, and with whom. */
export function NewBookingForm({ salon, client: known, startsAt, staffId, onDone }: Props) {
  const { timeZone, currency } = salon;
  const { bookAtDesk, forgetFreeTimes } = useBookingActions();
  const [client, setClient] = useState<ClientDraft>({
    id: known?._id ?? null,
    name: known?.name ?? '',
    phone: known?.phone ?? '',
    email: known?.email ?? '',
  });
  const [lines, setLines] = useState<readonly DeskLine[]>(() => [newLine(staffId)]);
  const [when, setWhen] = useState(() => ({
    start: startsAt ?? null,
    day: localDay(startsAt ?? new Date(), timeZone),
  }));
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const { data: services = [] } = useApi('/services');
  const { data: staff = [] } = useApi('/staff');
  const refused = problem?.fieldErrors ?? {};
  const isWhole =
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
      sendLetter: isTold,
      ...(note.trim() && { note: note.trim() }),
      ...(allowOutsideHours && { allowOutsideHours }),
    };
    // Pressed twice, or tried again after a lost answer, it is the same booking.
    const under = attemptFor(JSON.stringify(request), attempt, randomId);
    setAttempt(under);
    setBusy(true);
    setProblem(null);
    try {
      const booking = await bookAtDesk(request, under.key);
      toast.success(`Booked: ${booking.client.name}, ${visitWhen(booking, timeZone)}.`);
      onDone(booking);
    } catch (thrown) {
      const answer = asProblem(thrown);
      setProblem(answer);
      setBusy(false);
      if (answer.code === 'slot-taken') void forgetFreeTimes();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isBusy) return;
    if (isWhole && when.start) void book(when.start, false);
    else focusMistake(form.current);
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <DeskClientField
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
      <DeskLinesField
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
      <DeskTimeField
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
        label="Note (optional)"
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Checkbox
        label="Send a confirmation by email, if there is an address"
        checked={isTold}
        onChange={(event) => setTold(event.target.checked)}
      />
      {problem && (
        <DeskRefusal
          problem={problem}
          title="This is not booked yet"
          timeZone={timeZone}
          anyway="Book it all the same"
          onTime={takeTime}
          onAnyway={() => when.start && void book(when.start, true)}
        />
      )}
      <DialogWays>
        <Button variant="ghost" onClick={() => onDone(null)}>
          Close
        </Button>
        <Button type="submit" isBusy={isBusy}>
          Book it
        </Button>
      </DialogWays>
    </Form>
  );
}
