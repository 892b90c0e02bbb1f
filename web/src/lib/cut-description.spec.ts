import { cutDescription } from './cut-description';

describe('the description on a card', () => {
  it('is whole up to 80 characters', () => {
    expect(cutDescription('a'.repeat(80))).toEqual({ shown: 'a'.repeat(80), isCut: false });
  });

  it('is cut after 80 characters', () => {
    expect(cutDescription('a'.repeat(81))).toEqual({ shown: 'a'.repeat(80), isCut: true });
  });

  it('hints at the rest only past 100 characters', () => {
    expect(cutDescription('a'.repeat(100)).hint).toBeUndefined();
    expect(cutDescription('a'.repeat(101)).hint).toBe('...read more');
  });

  it('does not end in a space', () => {
    expect(cutDescription(`${'a'.repeat(79)} rest of it`).shown).toBe('a'.repeat(79));
  });
});
