import { formatDuration } from './format-duration';

describe('the way the salon writes a length of time', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [135, '2 h 15 min'],
    [300, '5 h'],
  ])('%i minutes are "%s"', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });
});
