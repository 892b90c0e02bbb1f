import { showcaseOf } from './showcase';

const services = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];

describe('the services on the front page', () => {
  test('are those at positions 6 to 8', () => {
    expect(showcaseOf(services)).toEqual(['6', '7', '8']);
  });

  test('are the last three of a list shorter than nine', () => {
    expect(showcaseOf(services.slice(0, 8))).toEqual(['5', '6', '7']);
    expect(showcaseOf(services.slice(0, 3))).toEqual(['0', '1', '2']);
  });

  test('are all of them when there are fewer than three', () => {
    expect(showcaseOf(services.slice(0, 2))).toEqual(['0', '1']);
    expect(showcaseOf([])).toEqual([]);
  });
});
