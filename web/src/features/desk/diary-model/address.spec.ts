import { diaryParams, parseDiaryAddress } from './address';

const parse = (query: string) => parseDiaryAddress(new URLSearchParams(query));

test('the address keeps view, day, team member and hours', () => {
  const address = {
    ...({ view: 'week', day: '2026-11-24', staff: 'vera-1' } as const),
    ...{ isByRoom: true, isWholeDay: true },
  };

  expect(parseDiaryAddress(diaryParams(address))).toEqual(address);
});

test('a bare address is today, in the view that suits the screen, with everyone at work', () => {
  expect(parse('')).toEqual({
    ...{ view: null, day: null, staff: null },
    ...{ isByRoom: false, isWholeDay: false },
  });
  expect(diaryParams(parse('')).toString()).toBe('');
});

test('what makes no sense is left out', () => {
  expect(parse('view=year&day=2026-02-30&staff=%3Cb%3E&by=person&hours=7')).toEqual(parse(''));
});
