import { words } from '../../../words/en/site-desk.gen';
import { changeOf, degreesOf, mistakesIn, pairOf, positionOf, type SalonDraft } from './salon-draft';

const draft: SalonDraft = {
  name: 'Maison Vera',
  phone: '',
  email: 'desk@maisonvera.example',
  street: 'Rua do Ouro 12',
  postalCode: '1100-062',
  city: 'Lisboa',
  country: 'Portugal',
  latitude: '38.7119',
  longitude: '-9.1402',
  showsLiveMap: false,
  showsBirthdays: false,
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  hourCycle: '',
  firstWeekday: '',
};

describe('where the salon is', () => {
  test.each([
    ['38.7119', 38.7119],
    ['38,7119', 38.7119],
    [' −9.14 ', -9.14],
    ['90', 90],
  ])('may be written %j', (text, degrees) => {
    expect(degreesOf(text, 90)).toBe(degrees);
  });

  test.each(['', 'north', '90.1', '38.7.1', '1e1', '38° 42′'])('is not %j', (text) => {
    expect(degreesOf(text, 90)).toBeNull();
  });

  test('can be pasted from a map in one piece', () => {
    expect(pairOf(' 38.7119, -9.1402 ')).toEqual({ latitude: '38.7119', longitude: '-9.1402' });
    expect(pairOf('38.7119')).toBeNull();
    expect(pairOf('Rua do Ouro 12, 1100')).toBeNull();
  });

  test('may be left out, but not half of it', () => {
    expect(positionOf({ latitude: ' ', longitude: '' })).toBeNull();
    expect(positionOf({ latitude: '38.7', longitude: '' })).toBeUndefined();
    expect(mistakesIn(words, { ...draft, longitude: '' })).toEqual({
      longitude: expect.stringContaining('180') as unknown,
    });
  });
});

describe('the facts of the salon', () => {
  test('are sent without the blanks around them', () => {
    expect(changeOf({ ...draft, name: ' Vera ', latitude: '', longitude: '' })).toMatchObject({
      name: 'Vera',
      position: null,
      address: { city: 'Lisboa' },
    });
  });

  test('leave hours and weeks to each language unless they say more', () => {
    expect(changeOf(draft)).toMatchObject({ hourCycle: null, firstWeekday: null });
    expect(changeOf({ ...draft, hourCycle: 'h12', firstWeekday: '7' })).toMatchObject({
      hourCycle: 'h12',
      firstWeekday: 7,
    });
  });
});
