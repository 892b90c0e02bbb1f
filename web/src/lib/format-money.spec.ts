import { formatMoney, formatPrice } from './format-money';

const dollars = { code: 'USD', symbol: '$' };

describe('the way the salon writes money', () => {
  it('leaves cents out where there are none', () => {
    expect(formatMoney(45, dollars)).toBe('$45');
  });

  it('shows both cents where there are any', () => {
    expect(formatMoney(45.5, dollars)).toBe('$45.50');
  });

  it('groups thousands', () => {
    expect(formatMoney(1250, dollars)).toBe('$1,250');
  });

  it('does not let a sum in floating point grow a cent', () => {
    expect(formatMoney(0.1 + 0.2, dollars)).toBe('$0.30');
    expect(formatMoney(44.999999999, dollars)).toBe('$45');
  });

  it('puts the minus before the symbol, and none before zero', () => {
    expect(formatMoney(-12, dollars)).toBe('−$12');
    expect(formatMoney(-0.001, dollars)).toBe('$0');
  });

  it("uses the symbol of the salon's own currency", () => {
    expect(formatMoney(145, { code: 'EUR', symbol: '€' })).toBe('€145');
  });

  it('says "from" for a price that the hair decides', () => {
    expect(formatPrice(145, 'from', dollars)).toBe('from $145');
    expect(formatPrice(145, 'fixed', dollars)).toBe('$145');
  });
});
