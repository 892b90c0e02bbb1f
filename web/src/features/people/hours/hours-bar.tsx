import styled from 'styled-components';
import { minutesOf, type WallWindow } from './time-windows';

const Track = styled.div`
  position: relative;
  height: 10px;
  border-radius: var(--r-full);
  background: var(--surface-2);
  overflow: hidden;
  forced-color-adjust: none;
`;
const Part = styled.span<{ $isBehind?: boolean }>`
  position: absolute;
  inset-block: 0;
  border-radius: var(--r-full);
  background: ${({ $isBehind }) => ($isBehind ? 'var(--surface-3)' : 'var(--star)')};
`;

// Hours before six are rare, and would make the day small.
const FIRST = 360;
const LAST = 1440;

const placeOf = ({ startsMinute, endsMinute }: WallWindow) => {
  const start = Math.max(startsMinute, FIRST);
  const end = Math.min(endsMinute, LAST);
  return {
    insetInlineStart: `${((start - FIRST) / (LAST - FIRST)) * 100}%`,
    width: `${(Math.max(0, end - start) / (LAST - FIRST)) * 100}%`,
  };
};

/** A day as a bar from six in the morning to midnight; the text next to it says the same. */
export function HoursBar({
  windows,
  within = [],
}: {
  windows: readonly WallWindow[];
  /** Hours drawn behind them, such as the salon's opening hours. */
  within?: readonly WallWindow[];
}) {
  return (
    <Track aria-hidden>
      {within.map((window, index) => (
        <Part key={index} $isBehind style={placeOf(window)} />
      ))}
      {windows
        .filter((window) => minutesOf([window]) > 0)
        .map((window, index) => (
          <Part key={index} style={placeOf(window)} />
        ))}
    </Track>
  );
}
