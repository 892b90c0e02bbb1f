import { networkOf, widerNetworkOf } from './network.js';

describe('callers are counted', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ])('by their IPv4 address, however it is written: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:db8:1:2:0:0:203.0.113.7',
    '[2001:db8:1:2::9]:443',
    '2001:db8:1:2::1%eth0',
  ])('by the network of their IPv6 address: %s', (address) => {
    expect(networkOf(address)).toBe('2001:db8:1:2::/64');
  });

  test('apart when their networks differ', () => {
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('1::')).toBe('1:0:0:0::/64');
  });

  test.each([
    [undefined, ''],
    ['', ''],
    ['unknown', 'unknown'],
    ['x'.repeat(500), 'x'.repeat(64)],
  ])('as one when a proxy gives no address: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
  [undefined, ''],
])('what one person can have is counted as one: %s', (address, network) => {
  expect(widerNetworkOf(address)).toBe(network);
});
