import { joinNotes } from './join-notes.js';

describe('two notes about one client', () => {
  test('are put one below the other', () => {
    expect(joinNotes('Likes tea.', 'Allergic to ammonia.')).toBe('Likes tea.\n\nAllergic to ammonia.');
  });

  test('are one when one is empty, or both say the same', () => {
    expect([joinNotes('', 'Likes tea.'), joinNotes('Likes tea.', 'Likes tea.'), joinNotes('', '')]).toEqual([
      'Likes tea.',
      'Likes tea.',
      '',
    ]);
  });
});
