import { words } from '../../../words/en/hours-desk.gen';
import { words as enFormats } from '../../../words/en/formats.gen';
import { formatsIn } from '../../../lib/formats';
import {
  mistakeIn,
  mistakesInWeek,
  minutesOf,
  nextWindow,
  typedWeek,
  weekOf,
  windowsInWords,
  windowsOf,
} from './time-windows';

const nineToFive = { startsMinute: 540, endsMinute: 1020 };

describe('the hours of a week', () => {
  test('are shown day by day and sent as they were', () => {
    const week = [
      { weekday: 1, startsMinute: 840, endsMinute: 1080 },
      { weekday: 1, startsMinute: 540, endsMinute: 780 },
      { weekday: 7, startsMinute: 1200, endsMinute: 1440 },
    ];

    const typed = typedWeek(week);

    expect(typed[0]).toEqual([
      { from: '09:00', to: '13:00' },
      { from: '14:00', to: '18:00' },
    ]);
    expect(typed[1]).toEqual([]);
    expect(weekOf(typed)).toEqual([week[1], week[0], week[2]]);
  });

  test('may end at midnight, which a clock shows as 00:00', () => {
    expect(windowsOf([{ from: '20:00', to: '00:00' }])).toEqual([{ startsMinute: 1200, endsMinute: 1440 }]);
  });

  test.each([
    ['half a window', [{ from: '09:00', to: '' }], 'Enter a start and an end time.'],
    ['a window that runs backwards', [{ from: '12:00', to: '09:00' }], 'The end must be after the start.'],
    [
      'windows that overlap',
      [
        { from: '13:00', to: '18:00' },
        { from: '09:00', to: '13:01' },
      ],
      'These hours overlap.',
    ],
    [
      'windows that touch',
      [
        { from: '13:00', to: '18:00' },
        { from: '09:00', to: '13:00' },
      ],
      undefined,
    ],
    ['a day off', [], undefined],
  ])('say what is wrong with %s', (_, day, mistake) => {
    expect(mistakeIn(words, day)).toBe(mistake);
  });

  test('are wrong on the days that are wrong', () => {
    const backwards = [{ from: '12:00', to: '09:00' }];

    expect(mistakesInWeek(words, [[], backwards, []])).toEqual({
      'week.1': 'The end must be after the start.',
    });
  });

  test('grow by the usual hours, then by an afternoon', () => {
    expect(nextWindow([], nineToFive)).toEqual({ from: '09:00', to: '17:00' });
    expect(nextWindow([{ from: '09:00', to: '13:00' }], nineToFive)).toEqual({ from: '14:00', to: '17:00' });
    expect(nextWindow([{ from: '09:00', to: '23:30' }], nineToFive)).toEqual({ from: '23:00', to: '00:00' });
  });

  test('are put into words', () => {
    expect(windowsInWords(words, formatsIn(enFormats), [nineToFive])).toBe('09:00–17:00');
    expect(windowsInWords(words, formatsIn(enFormats), [])).toBeNull();
    expect(minutesOf([nineToFive, { startsMinute: 0, endsMinute: 30 }])).toBe(510);
  });
});
