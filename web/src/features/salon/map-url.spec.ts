import { mapUrl } from './map-url';

const address = {
  street: 'Rua do Ouro 12 & 14',
  postalCode: '1100-062',
  city: 'Lisboa',
  country: 'Portugal',
};

describe('the live map', () => {
  test('is asked for the whole address at zoom 14 (spec §9)', () => {
    const url = new URL(mapUrl(address));

    expect(url.searchParams.get('query')).toBe('Rua do Ouro 12 & 14, 1100-062 Lisboa, Portugal');
    expect(url.searchParams.get('zoom')).toBe('14');
  });

  test('does without what the salon has not filled in', () => {
    const url = new URL(mapUrl({ ...address, postalCode: '', country: '' }));

    expect(url.searchParams.get('query')).toBe('Rua do Ouro 12 & 14, Lisboa');
  });
});
