import { routePlannerOf, routeUrl } from './route-url';

describe('the route to the salon', () => {
  const address = { street: 'Rua das Camélias 18', postalCode: '1200-001', city: 'Lisbon', country: '' };
  const position = { latitude: 38.71, longitude: -9.14 };
  const to = 'Rua%20das%20Cam%C3%A9lias%2018%2C%201200-001%20Lisbon';

  test.each([
    ['iPhone', 'apple', `https://maps.apple.com/?daddr=${to}`],
    ['Android', 'android', `geo:38.71,-9.14?q=${to}`],
    ['Windows NT', 'web', 'https://www.openstreetmap.org/directions?to=38.71%2C-9.14'],
  ])('is planned on %s by what it has', (device, planner, url) => {
    expect(routePlannerOf(`Mozilla/5.0 (${device})`)).toBe(planner);
    expect(routeUrl({ address, position }, routePlannerOf(device))).toBe(url);
  });

  test('needs an address or a location', () => {
    const nowhere = { street: '', postalCode: '', city: '', country: 'Portugal' };

    expect(routeUrl({ address: nowhere, position: null }, 'web')).toBeNull();
    expect(routeUrl({ address: nowhere, position }, 'apple')).toBe(
      'https://maps.apple.com/?daddr=38.71%2C-9.14',
    );
    expect(routeUrl({ address, position: null }, 'android')).toBe(`geo:0,0?q=${to}`);
  });
});
