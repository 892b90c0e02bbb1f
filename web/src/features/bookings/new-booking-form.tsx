import { useDeferredValue, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { formatDay, formatShortDay, formatTime, localDay } from '../../lib/format-date';
import { randomId } from '../../lib/random-id';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field, SelectField, TextArea } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { attemptFor, type Attempt } from './attempt';
import { changeSentences } from './change-sentences';
import type { Booking, DeskClient, DeskRequest } from './models';
import { useBookingActions } from './mutations';
import { visitWhen } from './visit-details';

const Form = styled.form`
  display: grid;
  gap: var(--s-5);
`;
const Part = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s-4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--s-3);
    font-family: var(--font-display);
    font-size: var(--t-h3);
  }
  > * {
    min-width: 0;
  }
`;
const Wide = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--s-2);
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  max-height: 190px;
  overflow-y: auto;
  padding: 2px;

  button {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);
`;
const PHONE = /^[+0-9 ()./-]*$/;

/** Who is known by these letters is offered; of somebody new they are the name. */
const LETTERS_TO_SEARCH_BY = 2;
const MOST_OFFERED = 4;

interface Props {
  salon: Pick<Salon, 'timeZone'>;
  /** Whom it is for, when that is known. */
  client?: { _id: string; name: string; phone: string; email: string } | undefined;
  /** Where the desk pressed in the diary; left out, it chooses among the free times. */
  startsAt?: string | undefined;
  staffId?: string | undefined;
  /** The new booking, or null when the desk thought better of it. */
  onDone: (booking: Booking | null) => void;
}

/** Books for somebody on the telephone or at the desk: who she is, what she wants, when, and with whom. */
export function NewBookingForm({ salon: { timeZone }, client: known, startsAt, staffId, onDone }: Props) {
  const { bookAtDesk, forgetFreeTimes } = useBookingActions();
  const [client, setClient] = useState({
    id: known?._id ?? null,
    name: known?.name ?? '',
    phone: known?.phone ?? '',
    email: known?.email ?? '',
  });
  const [visit, setVisit] = useState({ serviceId: '', staffId: staffId ?? '' });
  const [start, setStart] = useState<string | null>(startsAt ?? null);
  const [day, setDay] = useState(() => localDay(startsAt ?? new Date(), timeZone));
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const { data: services = [] } = useApi('/services');
  const { data: staff = [] } = useApi('/staff');
  const able = staff.filter(({ offers }) => offers.some(({ serviceId }) => serviceId === visit.serviceId));
  const errors = problem?.fieldErrors ?? {};
  const change = (part: Partial<typeof visit>) => {
    setVisit({ ...visit, ...part });
    setProblem(null);
    if (!startsAt) setStart(null);
  };
  const say = (part: Partial<typeof client>) => {
    setClient({ ...client, ...part });
    setProblem(null);
  };

  const book = async (chosen: string, allowOutsideHours: boolean) => {
    const request: DeskRequest = {
      lines: [{ serviceId: visit.serviceId, staffId: visit.staffId || null }],
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
      const refused = asProblem(thrown);
      setProblem(refused);
      setBusy(false);
      if (refused.code === 'slot-taken') void forgetFreeTimes();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const isWhole = (client.id !== null || client.name.trim()) && PHONE.test(client.phone) && visit.serviceId;
    if (!isBusy && isWhole && start) void book(start, false);
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Part>
        <legend>Who</legend>
        {client.id === null ? (
          <>
            <Wide>
              <Field
                label="Client’s name"
                maxLength={120}
                autoComplete="off"
                value={client.name}
                error={isChecked && !client.name.trim() ? 'Name is Required' : errors['client.name']}
                onChange={(event) => say({ name: event.target.value })}
              />
              <KnownClients
                letters={client.name}
                onChoose={({ _id, name, phone, email }) => say({ id: _id, name, phone, email })}
              />
            </Wide>
            <Field
              label="Phone (optional)"
              type="tel"
              maxLength={32}
              autoComplete="off"
              value={client.phone}
              error={
                isChecked && !PHONE.test(client.phone)
                  ? 'Use digits, spaces and + ( ) . / -'
                  : errors['client.phone']
              }
              onChange={(event) => say({ phone: event.target.value })}
            />
            <Field
              label="Email (optional)"
              type="email"
              maxLength={254}
              autoComplete="off"
              value={client.email}
              error={errors['client.email']}
              onChange={(event) => say({ email: event.target.value })}
            />
          </>
        ) : (
          <Wide>
            <p>
              <strong>{client.name}</strong>
              {(client.phone || client.email) && ` · ${client.phone || client.email}`}
            </p>
            <div>
              <Button
                variant="ghost"
                size="small"
                onClick={() => say({ id: null, name: '', phone: '', email: '' })}
              >
                Somebody else
              </Button>
            </div>
          </Wide>
        )}
      </Part>
      <Part>
        <legend>What and with whom</legend>
        <SelectField
          label="Service"
          value={visit.serviceId}
          error={isChecked && !visit.serviceId ? 'Service is Required' : undefined}
          onChange={(event) => change({ serviceId: event.target.value })}
        >
          <option value="">Choose a service</option>
          {services.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Person"
          value={visit.staffId}
          error={errors['lines.0.staffId']}
          onChange={(event) => change({ staffId: event.target.value })}
        >
          <option value="">Anyone</option>
          {(visit.serviceId ? able : staff).map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      </Part>
      <Part>
        <legend>When</legend>
        {start ? (
          <Wide>
            <p>
              <strong>
                {formatDay(start, timeZone)}, {formatTime(start, timeZone)}
              </strong>
            </p>
            <div>
              <Button variant="ghost" size="small" onClick={() => setStart(null)}>
                Another time
              </Button>
            </div>
          </Wide>
        ) : (
          <>
            <Field
              label="Day"
              type="date"
              value={day}
              error={isChecked && visit.serviceId ? 'Time is Required' : undefined}
              onChange={(event) => setDay(event.target.value)}
            />
            <Wide>
              <FreeTimes {...visit} day={day} timeZone={timeZone} onChoose={setStart} />
            </Wide>
          </>
        )}
      </Part>
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
        <Refused
          problem={problem}
          timeZone={timeZone}
          onTime={(chosen) => {
            setStart(chosen);
            setProblem(null);
          }}
          onAnyway={() => start && void book(start, true)}
        />
      )}
      <Ways>
        <Button variant="ghost" onClick={() => onDone(null)}>
          Close
        </Button>
        <Button type="submit" isBusy={isBusy}>
          Book it
        </Button>
      </Ways>
    </Form>
  );
}

const clientOf = ({
  id,
  name,
  phone,
  email,
}: {
  id: string | null;
  name: string;
  phone: string;
  email: string;
}): DeskClient => {
  if (id !== null) return { _id: id };
  return {
    name: name.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(email.trim() && { email: email.trim() }),
  };
};

/** Whom the salon knows by these letters. */
function KnownClients({
  letters,
  onChoose,
}: {
  letters: string;
  onChoose: (client: { _id: string; name: string; phone: string; email: string }) => void;
}) {
  const q = useDeferredValue(letters.trim());
  const isAsked = q.length >= LETTERS_TO_SEARCH_BY;
  const { data } = useApi(
    isAsked ? '/clients' : null,
    { params: { query: { q, pageSize: MOST_OFFERED } } },
    { keepPreviousData: true },
  );
  if (!isAsked || !data || data.items.length === 0) return null;
  return (
    <Choices role="group" aria-label="Clients you know">
      {data.items.map((client) => (
        <Button key={client._id} variant="ghost" size="small" onClick={() => onChoose(client)}>
          {[client.name, client.phone || client.email].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </Choices>
  );
}

/** The free times of a day by the rules of the desk: without notice, as far ahead as she likes. */
function FreeTimes({
  serviceId,
  staffId,
  day,
  timeZone,
  onChoose,
}: {
  serviceId: string;
  staffId: string;
  day: string;
  timeZone: string;
  onChoose: (startsAt: string) => void;
}) {
  const query = { day, services: serviceId, staff: staffId || 'any', desk: 'true' as const };
  const { data, error } = useApi(serviceId && day ? '/availability' : null, { params: { query } });
  if (!serviceId) return <p>Choose a service to see when there is time for it.</p>;
  if (error) return <p role="alert">{sentenceOf(error)}</p>;
  if (!data) return <p>Looking for free times…</p>;
  if (data.starts.length === 0) return <p>Nothing is free on this day. Try another one.</p>;
  return (
    <Choices role="group" aria-label="Free times">
      {data.starts.map((start) => (
        <Button key={start} variant="ghost" size="small" onClick={() => onChoose(start)}>
          {formatTime(start, timeZone)}
        </Button>
      ))}
    </Choices>
  );
}

/** Why it was not booked, with what can be done about it. */
function Refused({
  problem,
  timeZone,
  onTime,
  onAnyway,
}: {
  problem: ProblemError;
  timeZone: string;
  onTime: (startsAt: string) => void;
  onAnyway: () => void;
}) {
  const isOutside = problem.code === 'outside-hours';
  const found = problem.extras['alternatives'];
  const others = Array.isArray(found) ? found.filter((start) => typeof start === 'string') : [];
  return (
    <Alert
      tone={isOutside || problem.code === 'slot-taken' ? 'warning' : 'danger'}
      title="This is not booked yet"
    >
      <p>{sentenceOf(problem, changeSentences)}</p>
      <Choices>
        {others.map((start) => (
          <Button key={start} variant="ghost" size="small" onClick={() => onTime(start)}>
            {formatShortDay(start, timeZone)}, {formatTime(start, timeZone)}
          </Button>
        ))}
        {isOutside && (
          <Button variant="ghost" size="small" onClick={onAnyway}>
            Book it all the same
          </Button>
        )}
      </Choices>
    </Alert>
  );
}
