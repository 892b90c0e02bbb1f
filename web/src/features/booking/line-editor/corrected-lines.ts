import { amountOf, wholeOf } from '../../../lib/typed-amount';
import { randomId } from '../../../lib/random-id';
import type { Booking, Correction } from '../bookings/models';
import type { DraftLine } from './draft-lines';

/** A booking's lines as the form's initial values. */
export const bookedLinesOf = ({ lines }: Pick<Booking, 'lines'>): DraftLine[] =>
  lines.map((line) => ({
    key: randomId(),
    bookedId: line._id,
    serviceId: line.serviceId,
    staffId: line.staff._id,
    addOnIds: line.addOns.map(({ _id }) => _id),
    minutes: '',
    price: '',
  }));

/** True if the typed price is not a valid amount. */
export const isNoPrice = ({ price }: Pick<DraftLine, 'price'>): boolean =>
  price.trim() !== '' && amountOf(price) === null;

/** True if the typed price is neither the agreed one nor the catalogue's, and so needs a reason. */
export const isAgreedAnew = (
  { price }: Pick<DraftLine, 'price'>,
  before: number | undefined,
  catalogue: number | null | undefined,
): boolean => {
  const typed = amountOf(price);
  return typed !== null && typed !== before && typed !== catalogue;
};

/** The requested lines; null while a service is still to be chosen. */
export const correctedLinesOf = (lines: readonly DraftLine[]): NonNullable<Correction['lines']> | null =>
  !lines.every(({ serviceId }) => serviceId)
    ? null
    : lines.map(({ bookedId, serviceId, staffId, addOnIds, minutes, price }) => {
        const [typedMinutes, typedPrice] = [wholeOf(minutes) ?? undefined, amountOf(price) ?? undefined];
        return {
          ...(bookedId !== undefined && { _id: bookedId }),
          serviceId,
          staffId: staffId || null,
          addOnIds: [...addOnIds],
          ...(typedMinutes !== undefined && { minutes: typedMinutes }),
          ...(typedPrice !== undefined && { price: typedPrice }),
        };
      });
