import { fillLegalText } from './legal-facts.js';

const salon = {
  name: 'Maison Vera',
  street: 'Rua das Camélias 18',
  postalCode: '1200-000',
  city: 'Lisbon',
  country: '',
  phone: '',
  email: 'hello@maisonvera.example',
  cancellationNoticeMinutes: 1440,
  showsLiveMap: false,
};

describe('a legal text', () => {
  test('says what the salon is called, where it is and how it is reached', () => {
    expect(fillLegalText('{salon}\n{address}\nEmail: {email}', salon, 'en')).toBe(
      'Maison Vera\nRua das Camélias 18, 1200-000 Lisbon\nEmail: hello@maisonvera.example',
    );
  });

  test('leaves out a line about what the salon has not said', () => {
    expect(fillLegalText('Call us.\nPhone: {phone}\nGoodbye.', salon, 'en')).toBe('Call us.\nGoodbye.');
  });

  test.each([
    [0, 'until it begins'],
    [90, 'until 90 minutes before it begins'],
    [60, 'until 1 hour before it begins'],
    [1440, 'until 24 hours before it begins'],
    [2880, 'until 2 days before it begins'],
  ])(
    'says until when a client may cancel, with a notice of %i minutes',
    (cancellationNoticeMinutes, words) => {
      expect(fillLegalText('{cancellation}', { ...salon, cancellationNoticeMinutes }, 'en')).toBe(words);
    },
  );

  test.each([
    [false, 'en', 'once you press the button that shows it'],
    [true, 'en', 'as soon as a page shows it'],
    [true, 'de', 'sobald eine Seite die Karte zeigt'],
  ] as const)(
    'says what the live map learns from whom: shown at once is %s, in %s',
    (showsLiveMap, language, words) => {
      expect(fillLegalText('{map}', { ...salon, showsLiveMap }, language)).toBe(words);
    },
  );

  test('says the deadline in the language of the page', () => {
    expect(fillLegalText('{cancellation}', salon, 'de')).toBe('bis 24 Stunden vorher');
    expect(fillLegalText('{cancellation}', { ...salon, cancellationNoticeMinutes: 60 }, 'ar')).toBe(
      'حتى ساعة واحدة قبل بدايته',
    );
  });

  test('keeps braces that mean something else, and names of nothing', () => {
    expect(fillLegalText('{constructor} {toString} {VAT} $&', salon, 'en')).toBe(
      '{constructor} {toString} {VAT} $&',
    );
  });
});
