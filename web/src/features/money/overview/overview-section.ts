import styled from 'styled-components';
import { Stack } from '../../../ui/layout';

/** A part of the overview under a heading of its own. */
export const OverviewSection = styled(Stack).attrs({ as: 'section' })`
  > h2 {
    font-size: var(--t-h3);
  }
`;
