import { cutAtWord } from './cut-at-word';

describe('F-6: what does not fit ends with a whole word', () => {
  test.each([
    ['A soft finish', 13, 'A soft finish'],
    ['A soft finish', 12, 'A soft …'],
    ['A soft, warm finish', 8, 'A soft …'],
    ['A soft finish', 6, 'A soft …'],
    ['Well-being for everybody', 12, 'Well-being …'],
    ['Haarverlängerungsspezialistin', 10, 'Haarverlän …'],
  ])('“%s” in %i characters is “%s”', (text, longest, shown) => {
    expect(cutAtWord(text, longest)).toBe(shown);
  });
});
