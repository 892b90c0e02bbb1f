import { cutDescription } from './cut-description';

describe('the description on a card', () => {
  test('is whole up to 80 characters', () => {
    expect(cutDescription('a'.repeat(80))).toEqual({ shown: 'a'.repeat(80), isCut: false, isHinted: false });
  });

  test('is cut after 80 characters', () => {
    expect(cutDescription('a'.repeat(81))).toEqual({ shown: 'a'.repeat(80), isCut: true, isHinted: false });
  });

  test('hints at the rest only past 100 characters', () => {
    expect(cutDescription('a'.repeat(100)).isHinted).toBe(false);
    expect(cutDescription('a'.repeat(101)).isHinted).toBe(true);
  });

  test('does not end in a space', () => {
    expect(cutDescription(`${'a'.repeat(79)} rest of it`).shown).toBe('a'.repeat(79));
  });
});
