import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { isTimeGone } from '../../../api/alternatives-of';
import { asProblem, type ProblemError } from '../../../api/problem';
import { useApi } from '../../../api/use-api';
import { useMay, useOwnStaffId } from '../../../api/use-may';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useRefresh } from '../../../api/use-refresh';
import { localDay } from '../../../lib/local-day';
import { randomId } from '../../../lib/random-id';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Checkbox } from '../../../ui/checkbox';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { toast } from '../../../ui/toaster';
import { attemptFor, type Attempt } from '../../booking/bookings/attempt';
import { bookingWhen } from '../../booking/bookings/booking-lines';
import type { DeskRequest } from '../../booking/bookings/models';
import { ClientField } from './client-field';
import { DeskProblem } from './desk-problem';
import { requestsOf } from '../../booking/line-editor/draft-lines';
import { LinesField } from '../../booking/line-editor/lines-field';
import { mistakesIn, newBooking, requestOf, type KnownAtFirst, type NewBooking } from './new-booking';
import { TimeField } from './time-field';
import type { SeriesRequest } from '../../booking/series/models';
import { RepeatField } from '../../booking/series/repeat-field';
import { useRepeat, useSeriesDates } from '../../booking/series/use-repeat';
import { useSeriesActions } from '../../booking/series/use-series-actions';
import { useBookAtDesk } from './use-book-at-desk';
import { useBookingTexts } from '../../booking/bookings/use-booking-texts';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

const Parts = styled(Form)`
  gap: var(--s-5);
`;

interface Props extends KnownAtFirst {
  salon: Pick<Salon, 'timeZone' | 'currency'>;
  onDone: () => void;
}

/** A failed attempt and its request: for any other request, it is irrelevant. */
interface FailedTry {
  request: string;
  problem: ProblemError;
}

const textOf = (values: NewBooking) => JSON.stringify(requestOf(values, values.startsAt ?? ''));

/** Add-ons can't show errors, so these are shown at their service. */
const fieldErrorsOf = ({ fieldErrors }: ProblemError) =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([name, sentence]) => [
      name.replace(/\.addOnIds$/, '.serviceId'),
      sentence,
    ]),
  );

/** Books for a client on the phone or at the desk. */
export function NewBookingForm({ salon: { timeZone, currency }, onDone, ...known }: Props) {
  const texts = useBookingTexts();
  const words = useWords(deskBookings);
  const cancel = useWords(shell).cancel();
  const bookAtDesk = useBookAtDesk();
  const { makeSeries } = useSeriesActions();
  const refresh = useRefresh();
  const { data: sold = [] } = useApi('/services');
  const { data: team = [] } = useApi('/staff');
  // Those who book only in their own column can offer only their own services.
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
  const repeat = useRepeat();

  const bookOnce = async (request: DeskRequest, key: string) => {
    const booking = await bookAtDesk(request, key);
    return words.isBooked({ name: booking.client.name, when: bookingWhen(texts, booking, timeZone) });
  };
  const bookDates = async (request: SeriesRequest, name: string, key: string) => {
    const { count, bookings } = await makeSeries(request, key);
    const when = texts.formats.formatShortDay(bookings[0]?.startsAt ?? request.startsAt, timeZone);
    return words.datesAreBooked({ count, name, when });
  };
  const book = async (values: NewBooking, allowOutsideHours: boolean) => {
    if (!values.startsAt) return false;
    const booking = requestOf(values, values.startsAt);
    const request = repeat.request
      ? { ...booking, ...repeat.request }
      : { ...booking, ...(allowOutsideHours && { allowOutsideHours }) };
    // Idempotent: a double click, or a retry after a lost response, is the same booking.
    const current = attemptFor(JSON.stringify(request), attempt, randomId);
    setAttempt(current);
    setFailed(null);
    try {
      toast.success(
        'everyWeeks' in request
          ? await bookDates(request, values.client.name, current.key)
          : await bookOnce(request, current.key),
      );
      onDone();
    } catch (thrown) {
      const problem = asProblem(thrown);
      setFailed({ request: textOf(values), problem });
      if (isTimeGone(problem)) void refresh('/availability/**');
      if (problem.code === 'dates-taken') void refresh('/series/**');
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
  const lines = useFormValue(form, 'lines');
  const problem = failed?.request === textOf(values) ? failed.problem : null;

  const isComplete = values.lines.every(({ serviceId }) => serviceId);
  const found = useSeriesDates(
    repeat,
    isComplete && values.startsAt ? { lines: requestsOf(values.lines), startsAt: values.startsAt } : null,
    values.client.id,
  );

  const takeTime = (startsAt: string | null, day: string) => {
    form.setValue('startsAt', startsAt, { shouldDirty: true });
    form.setValue('day', day);
    repeat.forgetChoices();
    form.clearErrors('startsAt');
  };
  return (
    <Parts form={form}>
      <ClientField form={form} />
      <LinesField
        lines={values.lines}
        onChange={lines.onChange}
        errorOf={form.errorOf}
        services={services}
        staff={staff}
        ownId={ownId}
        currency={currency}
      />
      <TimeField
        lines={values.lines}
        timeZone={timeZone}
        day={values.day}
        startsAt={values.startsAt}
        error={form.errorOf('startsAt')}
        onChange={takeTime}
        onStaff={(id) => lines.onChange(values.lines.map((line) => ({ ...line, staffId: id })))}
      />
      <RepeatField
        label={words.repeat()}
        repeat={repeat}
        found={found}
        startsAt={isComplete ? values.startsAt : null}
        timeZone={timeZone}
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
        <Button variant="ghost" onClick={onDone}>
          {cancel}
        </Button>
        <Button
          type="submit"
          isBusy={form.isBusy}
          disabled={repeat.repetition !== null && found.count === null}
        >
          {repeat.repetition && found.count !== null ? words.bookDates({ count: found.count }) : words.book()}
        </Button>
      </DialogActions>
    </Parts>
  );
}
