import { turnOf } from './turn.js';

const at = (time: string) => new Date(`2027-03-04T${time}:00Z`);

const turn = (lastChangeTold: Date | null, ...toUnverified: Date[]) =>
  turnOf({ now: at('10:00'), lastChangeTold, toUnverified });

describe('A-5: a client who moves a booking is told', () => {
  test('at once, the first time', () => {
    expect(turn(null)).toEqual(at('10:00'));
  });

  test('an hour after they were told of the last move', () => {
    expect([turn(at('09:20')), turn(at('08:59'))]).toEqual([at('10:20'), at('10:00')]);
  });

  test('a day after the third last email, at an address that is not verified', () => {
    expect(turn(null, at('09:00'), at('08:30'))).toEqual(at('10:00'));
    expect(turn(null, at('09:00'), at('08:30'), at('08:00'))).toEqual(new Date('2027-03-05T08:00:00Z'));
  });

  test('after the later of the two', () => {
    expect(turn(at('09:59'), at('09:00'), at('08:30'), new Date('2027-03-03T10:01:00Z'))).toEqual(
      at('10:59'),
    );
  });
});
