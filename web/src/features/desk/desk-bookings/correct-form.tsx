import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { isTimeGone } from '../../../api/alternatives-of';
import { asProblem, type ProblemError } from '../../../api/problem';
import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useMay, useOwnStaffId } from '../../../api/use-may';
import { useRefresh } from '../../../api/use-refresh';
import { required } from '../../../lib/field-rules';
import { wholeOf } from '../../../lib/typed-amount';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Field, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { useFieldRules } from '../../../ui/use-field-rules';
import { useFormats } from '../../../ui/use-formats';
import { bookingMinutes } from '../../booking/bookings/booking-lines';
import type { Booking } from '../../booking/bookings/models';
import { useBookingActions } from '../../booking/bookings/mutations';
import { useBookingTexts } from '../../booking/bookings/use-booking-texts';
import { useCorrectionPreview } from '../../booking/booking-moves/use-correction-preview';
import { NotifyClientField } from '../../booking/client-news/notify-client-field';
import { announceTold } from '../../booking/client-news/told';
import { useNotifyClient } from '../../booking/client-news/use-notify-client';
import { deskBookings } from '../../../words/desk-bookings.gen';
import type { DeskBookingsWords } from '../../../words/types.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { ClientField } from './client-field';
import { correctionOf, draftOf, plannedOf } from './correction';
import { DeskProblem } from './desk-problem';
import { isAgreedAnew, isNoPrice } from '../../booking/line-editor/corrected-lines';
import type { DraftLine } from '../../booking/line-editor/draft-lines';
import { LinesField } from '../../booking/line-editor/lines-field';
import { Part } from '../../booking/line-editor/form-parts';
import { mistakesIn, type NewBooking } from './new-booking';

/** In minutes. */
const SHORTEST = 5;
const LONGEST = 720;

const Parts = styled(Form)`
  gap: var(--s-5);
`;
const Planned = styled.p`
  font-weight: 600;
`;

/** Corrects a booking: its client, services, people, durations and prices. */
export function CorrectForm({
  booking,
  timeZone,
  isStale,
  onDone,
}: {
  booking: Booking;
  timeZone: string;
  isStale: (thrown: unknown) => boolean;
  /** Called with the corrected booking, or null if it is unchanged. */
  onDone: (corrected: Booking | null) => void;
}) {
  const { words: general } = useBookingTexts();
  const words = useWords(deskBookings);
  const cancel = useWords(shell).cancel();
  const { formatDuration, formatPrice } = useFormats();
  const { correctBooking } = useBookingActions();
  const refresh = useRefresh();
  const [notifies, setNotifies] = useNotifyClient();
  const { data: sold = [] } = useApi('/services');
  const { data: team = [] } = useApi('/staff');
  const isOwn = useMay().bookings === 'own';
  const staffId = useOwnStaffId();
  const ownId = isOwn ? staffId : null;
  const { can, currency } = booking;
  const [defaultValues] = useState(() => draftOf(booking, timeZone));
  const [failed, setFailed] = useState<ProblemError | null>(null);
  const wholeMinutes = useFieldRules().wholeNumber(SHORTEST, LONGEST);

  const save = async (values: NewBooking, allowOutsideHours: boolean) => {
    setFailed(null);
    const correction = correctionOf(values, booking, notifies);
    try {
      const { news, ...corrected } = await correctBooking(booking, {
        ...correction,
        ...(allowOutsideHours && { allowOutsideHours }),
      });
      announceTold(general, words.isCorrected(), { news, notifies });
      onDone(corrected);
    } catch (thrown) {
      if (isStale(thrown)) return false;
      const problem = asProblem(thrown);
      setFailed(problem);
      if (isTimeGone(problem)) void refresh('/availability/**');
      throw thrown;
    }
  };
  const form = useApiForm<NewBooking>({
    defaultValues,
    check: (values) => ({
      ...mistakesIn(words, values, team),
      ...mistypedPrices(words, values),
      ...mistypedMinutes(wholeMinutes.required, values),
    }),
    send: (values) => save(values, false),
  });
  const values = useWatch({ control: form.control }) as NewBooking;
  const lines = useFormValue(form, 'lines');
  // After saving, its lines differ from the form's initial ones.
  const isAsked = can.correct && !form.isBusy;
  const preview = useCorrectionPreview(booking, isAsked ? plannedOf(values, booking) : null);
  const planned = preview.data?.lines ?? [];
  const problem = failed ?? (preview.error?.code === 'slot-taken' ? preview.error : null);

  const termsOf = (line: DraftLine, index: number, onChange: (line: DraftLine) => void) => {
    const now = planned[index] ?? booking.lines[index];
    return (
      <>
        {can.correct && (
          <Field
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            label={words.minutes()}
            placeholder={now && String(bookingMinutes(now))}
            error={form.errorOf(`lines.${index}.minutes`)}
            value={line.minutes}
            onChange={({ target }) => onChange({ ...line, minutes: target.value })}
          />
        )}
        {can.agreePrice && (
          <Field
            inputMode="decimal"
            label={words.agreedPrice({ symbol: currency.symbol })}
            placeholder={now && String(now.price)}
            error={form.errorOf(`lines.${index}.price`)}
            value={line.price}
            onChange={({ target }) => onChange({ ...line, price: target.value })}
          />
        )}
      </>
    );
  };
  const needsReason = values.lines.some((line, index) => {
    const isSame = ({ _id, serviceId }: Booking['lines'][number]) =>
      _id === line.bookedId && serviceId === line.serviceId;
    return isAgreedAnew(line, booking.lines.find(isSame)?.price, planned[index]?.cataloguePrice);
  });
  const changeLine = (changed: DraftLine) =>
    lines.onChange(values.lines.map((line) => (line.key === changed.key ? changed : line)));
  return (
    <Parts form={form}>
      {can.changeClient && <ClientField form={form} />}
      {can.correct ? (
        <LinesField
          lines={values.lines}
          onChange={lines.onChange}
          errorOf={form.errorOf}
          services={sold}
          staff={ownId === null ? team : team.filter(({ _id }) => _id === ownId)}
          ownId={ownId}
          currency={currency}
        >
          {termsOf}
        </LinesField>
      ) : (
        values.lines.map((line, index) => (
          <Part key={line.key}>
            <legend>{booking.lines[index]?.title}</legend>
            {termsOf(line, index, changeLine)}
          </Part>
        ))
      )}
      {needsReason && (
        <Field
          label={words.priceReason()}
          maxLength={200}
          hint={words.priceReasonHint()}
          {...form.field('priceReason', required(words.sayWhy()))}
        />
      )}
      <TextArea label={words.note()} rows={2} maxLength={1000} {...form.field('note')} />
      <Planned role="status">
        {preview.data &&
          words.lengthAndPrice({
            length: formatDuration(bookingMinutes(preview.data)),
            price: formatPrice(preview.data.totalPrice, preview.data.priceKind, currency),
          })}
      </Planned>
      <NotifyClientField bookingId={booking._id} notifies={notifies} onChange={setNotifies} />
      {problem && (
        <DeskProblem
          problem={problem}
          title={words.couldNotCorrect()}
          timeZone={timeZone}
          anyway={words.correctAnyway()}
          onTime={(startsAt) => {
            setFailed(null);
            form.setValue('startsAt', startsAt, { shouldDirty: true });
          }}
          onAnyway={() => form.attempt((current) => save(current, true))}
        />
      )}
      <DialogActions>
        <Button variant="ghost" onClick={() => onDone(null)}>
          {cancel}
        </Button>
        <Button type="submit" isBusy={form.isBusy}>
          {words.saveChanges()}
        </Button>
      </DialogActions>
    </Parts>
  );
}

/** Invalid lengths, by field name. */
const mistypedMinutes = (sentence: string, { lines }: NewBooking): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ minutes }, index) => {
      const typed = wholeOf(minutes) ?? 0;
      const isRight = minutes.trim() === '' || (typed >= SHORTEST && typed <= LONGEST);
      return isRight ? [] : [[`lines.${index}.minutes`, sentence]];
    }),
  );

/** Invalid prices, by field name. */
const mistypedPrices = (words: DeskBookingsWords, { lines }: NewBooking): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line, index) => (isNoPrice(line) ? [[`lines.${index}.price`, words.typeAmount()]] : [])),
  );
