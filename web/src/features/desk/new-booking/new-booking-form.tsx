// Long because one form says who, what and when, and each changes what the others offer.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { isTimeGone } from '../../../api/alternatives-of';
import type { Salon } from '../../../api/models';
import { asProblem, type ProblemError } from '../../../api/problem';
import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useMay, useOwnStaffId } from '../../../api/use-may';
import { useRefresh } from '../../../api/use-refresh';
import { localDay } from '../../../lib/local-day';
import { randomId } from '../../../lib/random-id';
import { Checkbox } from '../../../ui/checkbox';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { below, LOW } from '../../../ui/media';
import { toast } from '../../../ui/toast';
import { useNow } from '../../../ui/use-now';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { newBooking } from '../../../words/new-booking.gen';
import { useWords } from '../../../words/use-words';
import { attemptFor, type Attempt } from '../../booking/bookings/attempt';
import { bookingWhen } from '../../booking/bookings/booking-lines';
import type { DeskRequest } from '../../booking/bookings/models';
import { useBookingTexts } from '../../booking/bookings/use-booking-texts';
import { requestsOf, type DraftLine } from '../../booking/line-editor/draft-lines';
import type { SeriesRequest } from '../../booking/series/models';
import { RepeatField } from '../../booking/series/repeat-field';
import { useRepeat, useSeriesDates } from '../../booking/series/use-repeat';
import { useSeriesActions } from '../../booking/series/use-series-actions';
import { DeskProblem } from '../desk-bookings/desk-problem';
import { knownClient } from '../desk-bookings/new-booking';
import type { BookingAddress } from './address';
import { BookingFoot } from './booking-foot';
import { allWith, mistakesOf, newDraft, requestIn, toggleService, type DrawerValues } from './draft';
import { ServicesPart } from './services-part';
import { Steps } from './steps';
import { TimesPart } from './times-part';
import { useBookAtDesk } from './use-book-at-desk';
import { useFreeTimes } from './use-free-times';
import { WhoField } from './who-field';

const Sheet = styled(Form)`
  display: flex;
  flex-direction: column;
  justify-items: stretch;
  gap: 0;
  flex: 1;
  min-height: 0;

  @media ${LOW} {
    flex: none;
  }
`;
/* The client and the services scroll above the times, which stay in sight. On a phone, everything scrolls. */
const Body = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;

  > div {
    flex: 1 1 45%;
    min-height: 0;
    padding: var(--s-2) var(--s-4) var(--s-3);
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scroll-padding-block: var(--s-4);
  }
  > div + div {
    flex: 0 1 auto;
    max-height: 55%;
    border-top: 1px solid var(--border);
  }
  section + section {
    margin-top: var(--s-3);
    padding-top: var(--s-2);
    border-top: 1px solid var(--border);
  }
  textarea {
    min-height: 64px;
  }
  @media ${below('md')}, ${LOW} {
    display: block;
    overflow: auto;

    > div,
    > div + div {
      max-height: none;
      overflow: visible;
    }
  }
`;
const Rest = styled.div`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-3);
`;

const EVERY_MINUTE_MS = 60_000;

/** A failed attempt and its request: for any other request, it is irrelevant. */
interface FailedTry {
  request: string;
  problem: ProblemError;
}

const textOf = (values: DrawerValues) => JSON.stringify(requestIn(values, values.startsAt ?? '', ''));

/** Add-ons can't show errors, so these are shown at their service. */
const fieldErrorsOf = ({ fieldErrors }: ProblemError) =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([name, sentence]) => [
      name.replace(/\.addOnIds$/, '.serviceId'),
      sentence,
    ]),
  );

interface Props {
  salon: Pick<Salon, 'timeZone' | 'currency'>;
  client: { _id: string; name: string; phone: string; email: string } | undefined;
  address: BookingAddress;
  /** Changes when a free time was pressed in the diary. */
  filledIn: string | undefined;
  /** The day of the page next to it; empty for none. */
  day: string;
  onDone: () => void;
}

/** Books for a client on the phone or at the desk: who, what and when, on one page. */
export function NewBookingForm({
  salon: { timeZone, currency },
  client,
  address,
  filledIn,
  day,
  onDone,
}: Props) {
  const texts = useBookingTexts();
  const words = useWords(deskBookings);
  const own = useWords(newBooking);
  const bookAtDesk = useBookAtDesk();
  const { makeSeries } = useSeriesActions();
  const refresh = useRefresh();
  const sold = useApi('/services');
  const { data: team = [] } = useApi('/staff');
  // Those who book only in their own column can offer only their own services.
  const isOwn = useMay().bookings === 'own';
  const staffId = useOwnStaffId();
  const ownId = isOwn ? staffId : null;
  const staff = ownId === null ? team : team.filter(({ _id }) => _id === ownId);
  const offered = sold.data?.filter(
    ({ _id }) =>
      ownId === null || staff.some(({ offers }) => offers.some(({ serviceId }) => serviceId === _id)),
  );
  const services = { ...sold, data: offered };
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [failed, setFailed] = useState<FailedTry | null>(null);
  const repeat = useRepeat();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const bookOnce = async (request: DeskRequest, key: string) => {
    const booking = await bookAtDesk(request, key);
    return words.isBooked({ name: booking.client.name, when: bookingWhen(texts, booking, timeZone) });
  };
  const bookDates = async (request: SeriesRequest, name: string, key: string) => {
    const { count, bookings } = await makeSeries(request, key);
    const when = texts.formats.formatShortDay(bookings[0]?.startsAt ?? request.startsAt, timeZone);
    return words.datesAreBooked({ count, name, when });
  };
  const book = async (values: DrawerValues, allowOutsideHours: boolean) => {
    if (!values.startsAt) return false;
    const booking = requestIn(values, values.startsAt, own.walkIn());
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
      // Discarded while it was being sent: another one may be open now.
      if (isThere.current) onDone();
    } catch (thrown) {
      const problem = asProblem(thrown);
      setFailed({ request: textOf(values), problem });
      if (isTimeGone(problem)) void refresh('/availability/**');
      if (problem.code === 'dates-taken') void refresh('/series/**');
      throw thrown;
    }
  };
  // Drawers stay open past midnight.
  const now = new Date(useNow(EVERY_MINUTE_MS));
  const [defaultValues] = useState(() =>
    newDraft(
      ownId === null ? address : { ...address, staffId: ownId },
      client,
      // Past days can't be booked.
      address.startsAt ? localDay(address.startsAt, timeZone) : day < localDay(now, timeZone) ? '' : day,
    ),
  );
  const form = useApiForm<DrawerValues>({
    defaultValues,
    check: (values) => mistakesOf({ ...words, ...own }, values, staff),
    fieldErrorsOf,
    send: (values) => book(values, false),
  });
  const values = useWatch({ control: form.control }) as DrawerValues;
  const lines = useFormValue(form, 'lines');
  const free = useFreeTimes(values.lines, values.day, timeZone, now);
  const problem = failed?.request === textOf(values) ? failed.problem : null;
  const isComplete = values.lines.length > 0;
  const found = useSeriesDates(
    repeat,
    isComplete && values.startsAt ? { lines: requestsOf(values.lines), startsAt: values.startsAt } : null,
    values.client.id,
  );

  /** `proposed`: the first free time counts again. */
  const setTime = (startsAt: string | null, shown: string, isProposed: boolean) => {
    form.setValue('startsAt', startsAt, { shouldDirty: !isProposed });
    form.setValue('isProposed', isProposed);
    form.setValue('day', shown);
    repeat.forgetChoices();
    form.clearErrors('startsAt');
  };
  const takeTime = (startsAt: string) => setTime(startsAt, localDay(startsAt, timeZone), false);
  const proposeOn = (shown: string) => setTime(null, shown, true);
  const setLines = (next: DraftLine[]) => {
    lines.onChange(next);
    form.clearErrors('lines');
    if (values.isProposed) proposeOn(values.day);
  };

  // Once proposed, a time stays, even if it is taken by someone else: the time that the client was told must
  // not change.
  const { data: times } = free.times;
  const proposal = values.isProposed && values.startsAt === null ? (times?.starts[0] ?? null) : null;
  const propose = useEffectEvent((startsAt: string) => form.setValue('startsAt', startsAt));
  useEffect(() => {
    if (proposal !== null) propose(proposal);
  }, [proposal]);

  // A free time pressed in the diary next to it.
  const seen = useRef(filledIn);
  const fillIn = useEffectEvent(() => {
    if (address.startsAt) takeTime(address.startsAt);
    if (!address.staffId || ownId !== null) return;
    form.setValue('wishedStaffId', address.staffId);
    lines.onChange(allWith(values.lines, address.staffId, staff));
  });
  useEffect(() => {
    if (seen.current === filledIn) return;
    seen.current = filledIn;
    fillIn();
  }, [filledIn]);

  // The client of a link on the page, such as the one in their file.
  const givenId = useRef(client?._id);
  const takeClient = useEffectEvent((given: NonNullable<typeof client>) => {
    form.setValue('client', knownClient(given), { shouldDirty: true });
    form.setValue('who', 'known', { shouldDirty: true });
    form.clearErrors('client');
  });
  useEffect(() => {
    if (!client || client._id === givenId.current) return;
    givenId.current = client._id;
    takeClient(client);
  }, [client]);

  return (
    <Sheet form={form} saysWhatIsOptional={false}>
      <Steps
        isDone={{ client: values.who !== 'asked', services: isComplete, time: values.startsAt !== null }}
      />
      <Body>
        <div>
          <WhoField
            form={form}
            onWalkIn={() => {
              // They are here now.
              if (values.isProposed) proposeOn('');
              repeat.repeat(null);
            }}
          />
          <ServicesPart
            services={services}
            staff={staff}
            lines={values.lines}
            clientId={values.client.id}
            ownId={ownId}
            currency={currency}
            error={form.errorOf('lines')}
            errorOf={form.errorOf}
            onToggle={(serviceId) =>
              setLines(toggleService(values.lines, serviceId, values.wishedStaffId, staff))
            }
            onChange={setLines}
          />
        </div>
        <div>
          <TimesPart
            free={free}
            staff={team}
            timeZone={timeZone}
            startsAt={values.startsAt}
            error={form.errorOf('startsAt')}
            onDay={proposeOn}
            onTime={(startsAt) => (startsAt === null ? setTime(null, free.shown, false) : takeTime(startsAt))}
            onWayIn={(way) => {
              lines.onChange(values.lines.map((line) => ({ ...line, staffId: way.staffId })));
              takeTime(way.startsAt);
            }}
          >
            {isComplete && values.who !== 'walk-in' && !repeat.repetition && (
              <RepeatField
                label={words.repeat()}
                repeat={repeat}
                found={found}
                startsAt={isComplete ? values.startsAt : null}
                timeZone={timeZone}
              />
            )}
          </TimesPart>
          <Rest>
            {repeat.repetition && (
              <RepeatField
                label={words.repeat()}
                repeat={repeat}
                found={found}
                startsAt={isComplete ? values.startsAt : null}
                timeZone={timeZone}
              />
            )}
            {problem && (
              <DeskProblem
                problem={problem}
                title={words.couldNotBook()}
                timeZone={timeZone}
                anyway={words.bookAnyway()}
                onTime={takeTime}
                onAnyway={() => form.attempt((current) => book(current, true))}
              />
            )}
            {/* Until a service is chosen, the list of services has their room. */}
            {isComplete && (
              <TextArea label={words.note()} rows={2} maxLength={1000} {...form.field('note')} />
            )}
            {isComplete && values.who !== 'walk-in' && (
              <Checkbox label={words.emailConfirmation()} {...form.register('sendsEmail')} />
            )}
          </Rest>
        </div>
      </Body>
      <BookingFoot
        values={values}
        staffIds={free.staffAt(values.startsAt)}
        endsAt={free.endAt(values.startsAt)}
        services={offered ?? []}
        staff={staff}
        timeZone={timeZone}
        currency={currency}
        dates={repeat.repetition ? found.count : null}
        isBusy={form.isBusy}
        isDisabled={repeat.repetition !== null && found.count === null}
      />
    </Sheet>
  );
}
