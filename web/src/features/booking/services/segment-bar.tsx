import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';

interface Stretch {
  kind: 'active' | 'processing' | 'buffer';
  minutes: number;
}

const Bar = styled.div`
  display: flex;
  gap: 3px;
  height: 48px;
  border-radius: var(--r-2);
  overflow: hidden;
`;
const Part = styled.span<{ $kind: Stretch['kind']; $minutes?: number }>`
  display: grid;
  place-items: center;
  flex: ${({ $minutes = 1 }) => Math.max(1, $minutes)} 1 0;
  min-width: 6px;
  overflow: hidden;
  font-size: var(--t-small);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  container-type: inline-size;
  forced-color-adjust: none;
  background: ${({ $kind }) =>
    ({
      active: 'var(--brass)',
      processing:
        'repeating-linear-gradient(135deg, var(--surface-2) 0 7px, var(--border) 7px 9px), var(--surface-2)',
      buffer: 'var(--surface-3)',
    })[$kind]};
  color: ${({ $kind }) =>
    ({ active: 'var(--bg)', processing: 'var(--text-2)', buffer: 'var(--text-2)' })[$kind]};

  > span {
    padding: 1px 6px;
    border-radius: var(--r-1);
    background: ${({ $kind }) => ($kind === 'processing' ? 'var(--surface-2)' : 'transparent')};
  }
  @container (max-width: 30px) {
    > span {
      display: none;
    }
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  margin-top: var(--s-3);
  color: var(--text-2);
  font-size: var(--t-meta);

  li {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
  }
`;
const Swatch = styled(Part)`
  flex: none;
  width: 18px;
  height: 12px;
  border-radius: 3px;
`;

const order = ['active', 'processing', 'buffer'] as const;

/** A service's segments, to scale. Hidden from screen readers, since the text below says the same. */
export function SegmentBar({
  segments,
  bufferMinutes = 0,
  names,
}: {
  segments: readonly { kind: 'active' | 'processing'; minutes: number }[];
  bufferMinutes?: number;
  /** Visible names for each kind of segment; without buffers, they need no name. */
  names: Readonly<Record<'active' | 'processing', string> & { buffer?: string }>;
}) {
  const { formatDuration } = useFormats();
  const parts: Stretch[] = [...segments];
  if (bufferMinutes > 0) parts.push({ kind: 'buffer', minutes: bufferMinutes });
  const sum = (kind: Stretch['kind']) =>
    parts.reduce((total, part) => total + (part.kind === kind ? part.minutes : 0), 0);
  return (
    <div>
      <Bar aria-hidden>
        {parts.map(({ kind, minutes }, index) => (
          <Part key={index} $kind={kind} $minutes={minutes}>
            <span>{minutes}</span>
          </Part>
        ))}
      </Bar>
      <Legend>
        {order
          .filter((kind) => sum(kind) > 0)
          .map((kind) => (
            <li key={kind}>
              <Swatch $kind={kind} aria-hidden />
              {names[kind]}: {formatDuration(sum(kind))}
            </li>
          ))}
      </Legend>
    </div>
  );
}
