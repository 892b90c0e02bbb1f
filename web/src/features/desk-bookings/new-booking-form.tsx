import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { asProblem, type ProblemError } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useMay, useOwnStaffId } from '../../api/use-may';
import { useApiForm } from '../../api/use-api-form';
import { useRefresh } from '../../api/use-refresh';
import { localDay } from '../../lib/local-day';
import { randomId } from '../../lib/random-id';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/button-row';
import { Checkbox } from '../../ui/checkbox';
import { TextArea } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast } from '../../ui/toaster';
import { attemptFor, type Attempt } from '../bookings/attempt';
import { bookingWhen } from '../bookings/booking-lines';
import type { Booking } from '../bookings/models';
import { ClientField } from './client-field';
import { DeskProblem } from './desk-problem';
import { LinesField } from './lines-field';
import { mistakesIn, newBooking, requestOf, type KnownAtFirst, type NewBooking } from './new-booking';
import { TimeField } from './time-field';
import { useBookAtDesk } from './use-book-at-desk';
import { useBookingTexts } from '../bookings/use-booking-texts';
import { deskBookings } from '../../words/desk-bookings.gen';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';

const Parts = styled(Form)`
  gap: var(--s-5);
`;

interface Props extends KnownAtFirst {
  salon: Pick<Salon, 'timeZone' | 'currency'>;
  /** The new booking, or null when it was not made. */
  onDone: (booking: Booking | null) => void;
}

/** A failed try, and what was asked for: anything else makes it irrelevant. */
interface FailedTry {
  request: string;
  problem: ProblemError;
}

const textOf = (values: NewBooking) => JSON.stringify(requestOf(values, values.startsAt ?? ''));

/** Add-ons have no mark of their own: what is wrong with them is shown at their service. */
const fieldErrorsOf = ({ fieldErrors }: ProblemError) =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([name, sentence]) => [
      name.replace(/\.addOnIds$/, '.serviceId'),
      sentence,
    ]),
  );

/** Books for a client on the phone or at the desk: who they are, what they want, when, and with whom. */
export function NewBookingForm({ salon: { timeZone, currency }, onDone, ...known }: Props) {
  const texts = useBookingTexts();
  const words = useWords(deskBookings);
  const cancel = useWords(shell).cancel();
  const bookAtDesk = useBookAtDesk();
  const refresh = useRefresh();
  const { data: sold = [] } = useApi('/services');
  const { data: team = [] } = useApi('/staff');
  // Who books in their own column alone offers what they do themselves.
  const isOwn = useMay().bookings === 'own';
  const staffId = useOwnStaffId();
  const ownId = isOwn ? staffId : null;
  const staff = ownId === null ? team : team.filter(({ _id }) => _id === ownId);
  const services =
    ownId === null
      ? sold
      : sold.filter(({ _id }) =>
          staff.some(({ offers }) => offers.some(({ serviceId }) => serviceId === _id)),
        );
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [failed, setFailed] = useState<FailedTry | null>(null);

  const book = async (values: NewBooking, allowOutsideHours: boolean) => {
    if (!values.startsAt) return false;
    const request = {
      ...requestOf(values, values.startsAt),
      ...(allowOutsideHours && { allowOutsideHours }),
    };
    // Pressed twice, or tried again after a lost answer, it is the same booking.
    const current = attemptFor(JSON.stringify(request), attempt, randomId);
    setAttempt(current);
    setFailed(null);
    try {
      const booking = await bookAtDesk(request, current.key);
      toast.success(
        words.isBooked({ name: booking.client.name, when: bookingWhen(texts, booking, timeZone) }),
      );
      onDone(booking);
    } catch (thrown) {
      const problem = asProblem(thrown);
      setFailed({ request: textOf(values), problem });
      if (problem.code === 'slot-taken') void refresh('/availability/**');
      throw thrown;
    }
  };
  const [defaultValues] = useState(() =>
    newBooking(ownId === null ? known : { ...known, staffId: ownId }, new Date(), timeZone),
  );
  const form = useApiForm<NewBooking>({
    defaultValues,
    check: (values) => mistakesIn(words, values, staff),
    fieldErrorsOf,
    send: (values) => book(values, false),
  });
  const values = useWatch({ control: form.control }) as NewBooking;
  const problem = failed?.request === textOf(values) ? failed.problem : null;

  const takeTime = (startsAt: string | null, day: string) => {
    form.setValue('startsAt', startsAt, { shouldDirty: true });
    form.setValue('day', day);
    form.clearErrors('startsAt');
  };
  return (
    <Parts form={form}>
      <ClientField form={form} />
      <LinesField form={form} services={services} staff={staff} ownId={ownId} currency={currency} />
      <TimeField
        lines={values.lines}
        timeZone={timeZone}
        day={values.day}
        startsAt={values.startsAt}
        error={form.errorOf('startsAt')}
        onChange={takeTime}
      />
      <TextArea label={words.note()} rows={2} maxLength={1000} {...form.field('note')} />
      <Checkbox label={words.emailConfirmation()} {...form.register('sendsEmail')} />
      {problem && (
        <DeskProblem
          problem={problem}
          title={words.couldNotBook()}
          timeZone={timeZone}
          anyway={words.bookAnyway()}
          onTime={(startsAt) => takeTime(startsAt, localDay(startsAt, timeZone))}
          onAnyway={() => form.attempt((current) => book(current, true))}
        />
      )}
      <DialogActions>
        <Button variant="ghost" onClick={() => onDone(null)}>
          {cancel}
        </Button>
        <Button type="submit" isBusy={form.isBusy}>
          {words.book()}
        </Button>
      </DialogActions>
    </Parts>
  );
}
