import styled from 'styled-components';
import { Stack } from '../../../ui/layout';

/** A section of the overview with its heading. */
export const OverviewSection = styled(Stack).attrs({ as: 'section' })`
  > h2 {
    font-size: var(--t-h3);
  }
`;
