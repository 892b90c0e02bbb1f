import { mapUrl } from './map-url';

const searched = (salon: Parameters<typeof mapUrl>[0]) => new URL(mapUrl(salon) ?? '');
const address = {
  street: 'Rua do Ouro 12 & 14',
  postalCode: '1100-062',
  city: 'Lisboa',
  country: 'Portugal',
};

describe('the live map', () => {
  test('is asked for the whole address at zoom 14 (spec §9)', () => {
    const url = searched({ address, position: null });

    expect(url.searchParams.get('query')).toBe('Rua do Ouro 12 & 14, 1100-062 Lisboa, Portugal');
    expect(url.searchParams.get('zoom')).toBe('14');
  });

  test('does without what the salon has not filled in', () => {
    const url = searched({ address: { ...address, postalCode: '', country: '' }, position: null });

    expect(url.searchParams.get('query')).toBe('Rua do Ouro 12 & 14, Lisboa');
  });

  test('shows the very place at zoom 14 when the owner has said where it is (spec §9)', () => {
    const url = searched({ address, position: { latitude: 38.7119, longitude: -9.1402 } });

    expect([url.searchParams.get('mlat'), url.searchParams.get('mlon')]).toEqual(['38.7119', '-9.1402']);
    expect(url.hash).toBe('#map=14/38.7119/-9.1402');
  });

  test('is asked for nothing while the owner has not said where the salon is', () => {
    const nowhere = { street: '', postalCode: '', city: '', country: 'Portugal' };

    expect(mapUrl({ address: nowhere, position: null })).toBeNull();
  });
});
