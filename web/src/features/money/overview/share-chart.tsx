import styled from 'styled-components';
import type { Share } from './models';
import { Stack } from '../../../ui/layout';

const MOST_ROWS = 8;
const Row = styled.div`
  display: grid;
  gap: 4px;
  font-size: 0.9375rem;

  span {
    display: flex;
    justify-content: space-between;
    gap: var(--s-3);
    overflow-wrap: anywhere;
  }
  small {
    flex: none;
    color: var(--text-2);
    font-size: var(--t-meta);
    font-variant-numeric: tabular-nums;
  }
  svg {
    display: block;
    width: 100%;
    height: 8px;
    border-radius: var(--r-full);
    background: var(--surface-2);
  }
  /* A bar grows from where its name begins. */
  [dir='rtl'] & svg {
    scale: -1 1;
  }
  rect {
    fill: var(--accent);
  }
`;

/** The busiest people, as bars. */
export function ShareChart({ shares, words }: { shares: readonly Share[]; words: (share: Share) => string }) {
  const most = Math.max(1, ...shares.map(({ treatments }) => treatments));
  // The table has the same, including those that don't fit here.
  return (
    <Stack $gap={3} aria-hidden="true">
      {shares.slice(0, MOST_ROWS).map((share) => (
        <Row key={share._id}>
          <span>
            <bdi>{share.name}</bdi>
            <small>{words(share)}</small>
          </span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none">
            <rect width={(share.treatments / most) * 100} height={8} />
          </svg>
        </Row>
      ))}
    </Stack>
  );
}
