import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { useApiForm } from '../../../api/use-api-form';
import { useFieldRules } from '../../../ui/use-field-rules';
import { isoOf, wallTextOf } from '../../../lib/zone';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Icon } from '../../../ui/icon';
import { clientName } from '../../booking/bookings/client-name';
import { MoveTerms } from '../../booking/booking-moves/move-terms';
import type { PriceChoice } from '../../booking/bookings/mutations';
import { NotifyClientField } from '../../booking/client-news/notify-client-field';
import { useNotifyClient } from '../../booking/client-news/use-notify-client';
import { objectionText } from '../diary-model/diary-text';
import type { Diary, DiaryBooking, DiaryLine } from '../diary-model/models';
import {
  agreedOf,
  bookingStartsAtMs,
  isElsewhere,
  isInSight,
  minutesOf,
  objectionTo,
  placed,
  type Placement,
} from '../diary-model/placement';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { MoveFreeTimes } from './move-free-times';
import { lengthsAround, type MoveValues, placementIn, valuesOf } from '../diary-model/move-values';
import { bookings } from '../../../words/bookings.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { FieldPair } from '../../../ui/field-pair';
import { TimeField } from '../../../ui/time-field';

const Verdict = styled.p`
  display: flex;
  gap: var(--s-2);
  min-height: 1.55em;
  color: var(--success);

  &[data-objection] {
    color: var(--danger);
  }
  svg {
    flex: none;
    margin-top: 3px;
  }
`;

type MovePreview = AnswerOf<'/bookings/{id}/move'>;

/** The booking as it would be with another team member. */
const usePreview = (wanted: Placement | null, isTakenOver: boolean) =>
  useApi(
    wanted && isTakenOver ? '/bookings/{id}/move' : null,
    {
      params: {
        path: { id: wanted?.booking._id ?? '' },
        query: {
          startsAt: wanted ? isoOf(bookingStartsAtMs(wanted)) : '',
          staffId: wanted?.staffId ?? '',
          lineId: wanted?.line._id ?? '',
        },
      },
    },
    { revalidateOnFocus: false },
  ).data;

/** Moves or resizes a booking with a form, without dragging or shortcuts. */
export function MoveDialog({
  booking,
  line: opened,
  diary,
  skills,
  onMove,
  onClose,
}: {
  booking: DiaryBooking;
  /** The service of the opened card. */
  line: DiaryLine;
  diary: Diary;
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  onMove: (placement: Placement) => void;
  onClose: () => void;
}) {
  const texts = useDiaryTexts();
  const { words } = texts;
  const { formatTime, formatDuration } = texts.formats;
  const bookingWords = useWords(bookings);
  const buttons = useWords(shell);
  const rules = useFieldRules();
  const { timeZone } = diary;
  const mayHandOver = useMay().bookings === 'all';
  const lineOf = (id: string) => booking.lines.find(({ _id }) => _id === id) ?? opened;
  const [price, setPrice] = useState<PriceChoice>('agreed');
  const [notifies, setNotifies] = useNotifyClient();
  const form = useApiForm({
    defaultValues: valuesOf(booking, opened, timeZone),
    send: () => {
      onClose();
      if (placement) onMove(placement);
      return Promise.resolve();
    },
  });
  const values = useWatch({ control: form.control }) as MoveValues;
  const line = lineOf(values.lineId);
  const wanted = placementIn(values, booking, line, timeZone);
  const isTakenOver = values.staffId !== line.staffId;
  const preview = usePreview(wanted, isTakenOver);
  const planned = preview?.lines.find(({ serviceId }) => serviceId === line.serviceId);
  const usualMinutes = planned && minutesOf(planned);
  const placement = wanted && {
    ...wanted,
    ...(values.minutes === '' && usualMinutes !== undefined && { minutes: usualMinutes }),
    isAtCurrentPrice: isTakenOver && price === 'current',
  };
  const isChanged = placement !== null && isElsewhere(placement);
  /**
   * Free times are known for the present team member, or for one person doing all services, at the usual duration.
   */
  const isAsBooked =
    (!isTakenOver || booking.lines.length === 1) && ['', String(minutesOf(line))].includes(values.minutes);
  const isKnown = placement !== null && isInSight(placement, diary);
  const objection = isChanged && isKnown ? objectionTo(placed(placement), diary, skills) : null;
  /** Team member and duration are the service's. */
  const takeLine = (id: string) => {
    const { staffId, minutes } = valuesOf(booking, lineOf(id), timeZone);
    form.setValue('staffId', staffId);
    form.setValue('minutes', minutes);
    setPrice('agreed');
  };
  /** Another team member uses their own pace, unless the desk chooses a duration. */
  const takeStaff = (id: string) => {
    form.setValue('minutes', id === line.staffId ? String(minutesOf(line)) : '');
    setPrice('agreed');
  };

  return (
    <Dialog title={words.moveClient({ name: clientName(bookingWords, booking) })} isOpen onClose={onClose}>
      <Form form={form}>
        {booking.lines.length > 1 && (
          <SelectField
            label={words.service()}
            hint={words.wholeMoves()}
            {...form.field('lineId', {
              onChange: ({ target }: { target: HTMLSelectElement }) => takeLine(target.value),
            })}
          >
            {booking.lines.map(({ _id, title, startsAt }) => (
              <option key={_id} value={_id}>
                {formatTime(startsAt, timeZone)} {title}
              </option>
            ))}
          </SelectField>
        )}
        <FieldPair>
          <Field
            label={words.day()}
            type="date"
            {...form.field('day', rules.day)}
            disabled={!booking.can.move}
          />
          <TimeField
            label={words.startsAt()}
            {...form.field('time', rules.fiveMinute)}
            disabled={!booking.can.move}
          />
        </FieldPair>
        {booking.can.move && isAsBooked && (
          <MoveFreeTimes
            bookingId={booking._id}
            staffId={isTakenOver ? values.staffId : null}
            day={values.day}
            wantedMs={wanted && bookingStartsAtMs(wanted)}
            timeZone={timeZone}
            onTime={(startsAt) =>
              form.setValue('time', wallTextOf(startsAt, timeZone), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          />
        )}
        <FieldPair>
          <SelectField
            label={words.teamMember()}
            {...form.field('staffId', {
              onChange: ({ target }: { target: HTMLSelectElement }) => takeStaff(target.value),
            })}
            disabled={!booking.can.move}
          >
            {diary.people
              .filter(({ _id, isActive }) => _id === values.staffId || (isActive && mayHandOver))
              .map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {skills?.get(_id)?.has(line.serviceId) === false ? words.doesNotDoThis({ name }) : name}
                </option>
              ))}
          </SelectField>
          <SelectField label={words.length()} {...form.field('minutes')} disabled={!booking.can.resize}>
            {isTakenOver && (
              <option value="">
                {usualMinutes === undefined
                  ? words.asUsual()
                  : words.lengthAsUsual({ length: formatDuration(usualMinutes) })}
              </option>
            )}
            {lengthsAround(minutesOf(line)).map((length) => (
              <option key={length} value={length}>
                {formatDuration(length)}
              </option>
            ))}
          </SelectField>
        </FieldPair>
        <Verdict role="status" data-objection={objection ? true : undefined}>
          {isChanged && isKnown && (
            <>
              <Icon of={objection ? CircleAlert : CircleCheck} />
              {objection ? objectionText(texts, objection, diary.people, timeZone) : words.isFree()}
            </>
          )}
        </Verdict>
        {isTakenOver && (
          <MoveTerms
            before={agreedOf(booking)}
            preview={preview && placement ? planAt(preview, placement, usualMinutes ?? 0, price) : undefined}
            price={price}
            onPrice={setPrice}
          />
        )}
        <NotifyClientField bookingId={booking._id} notifies={notifies} onChange={setNotifies} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {buttons.cancel()}
          </Button>
          <Button type="submit" disabled={!isChanged}>
            {buttons.save()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The plan with the chosen duration and price. */
function planAt(
  plan: MovePreview,
  { minutes }: Placement,
  usualMinutes: number,
  price: PriceChoice,
): MovePreview {
  const endMs = Date.parse(plan.endsAt) + (minutes - usualMinutes) * 60_000;
  return {
    ...plan,
    endsAt: isoOf(endMs),
    totalPrice: price === 'current' ? plan.currentPrice : plan.totalPrice,
  };
}
