import { letterLanguage } from './letter-language.js';

const spoken = { main: 'pt', others: ['de', 'ar'] } as const;

describe('13-A6 the language of an email', () => {
  test('is the one that the addressee chose for their account, whatever the salon speaks', () => {
    expect(letterLanguage({ account: 'fr', others: ['de'] }, spoken)).toBe('fr');
  });

  test('is else that of their client record, of the booking, or of the page it was asked for on', () => {
    expect(letterLanguage({ account: null, others: ['ar', 'de', null] }, spoken)).toBe('ar');
    expect(letterLanguage({ account: null, others: [null, 'de', 'ar'] }, spoken)).toBe('de');
    expect(letterLanguage({ account: null, others: [null, null, 'ar'] }, spoken)).toBe('ar');
  });

  test('is the main one where no one said, and where that was said', () => {
    expect(letterLanguage({ account: null, others: [null, null, null] }, spoken)).toBe('pt');
    expect(letterLanguage({ account: null, others: [null, 'pt', 'de'] }, spoken)).toBe('pt');
  });

  test('is never one that the salon has withdrawn, or that this version does not speak', () => {
    expect(letterLanguage({ account: null, others: [null, 'fr', null] }, spoken)).toBe('pt');
    expect(letterLanguage({ account: 'tlh', others: [null, '../..', 'de'] }, spoken)).toBe('de');
  });
});
