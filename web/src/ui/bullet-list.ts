import styled from 'styled-components';
import { Stack } from './layout';

/** Short facts, each with a bullet. */
export const BulletList = styled(Stack).attrs({ as: 'ul' })`
  padding-inline-start: 1.2em;
  list-style: disc;

  ul {
    margin-top: var(--s-1);
    padding-inline-start: 1.2em;
  }
`;
