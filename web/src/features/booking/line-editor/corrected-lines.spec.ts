import { bookedLinesOf, correctedLinesOf, isAgreedAnew, isNoPrice } from './corrected-lines';
import { newLine, withService } from './draft-lines';

const booking = {
  lines: [
    {
      _id: 'first',
      serviceId: 'cut',
      title: 'Cut',
      staff: { _id: 'ana', name: 'Ana' },
      anyStaff: false,
      startsAt: '2027-03-02T10:00:00Z',
      endsAt: '2027-03-02T10:30:00Z',
      price: 40,
      priceKind: 'fixed' as const,
      priceReason: '',
      addOns: [],
    },
  ],
};
const [line = newLine()] = bookedLinesOf(booking);

test('what no one touches is asked for as it was booked', () => {
  expect(correctedLinesOf([line])).toEqual([
    { _id: 'first', serviceId: 'cut', staffId: 'ana', addOnIds: [] },
  ]);
});

test('a length and a price are asked for when they are typed, in any way to write them', () => {
  const typed = { ...line, minutes: ' 45 ', price: '32,50' };
  expect(correctedLinesOf([typed])).toMatchObject([{ minutes: 45, price: 32.5 }]);
  expect(withService(typed, 'gloss')).toMatchObject({ bookedId: 'first', minutes: '', price: '' });
});

test('nothing is asked while a service is still to be chosen', () => {
  expect(correctedLinesOf([line, newLine()])).toBeNull();
});

test('a price is an amount with two decimals at most, and needs a reason unless it is the agreed one or the catalogue’s', () => {
  const typed = (price: string) => ({ ...line, price });
  expect(['', '40', '32,50', '1.234', 'free', '-5'].map((price) => isNoPrice(typed(price)))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(['', '40', '45.00', '32,50'].map((price) => isAgreedAnew(typed(price), 40, 45))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
