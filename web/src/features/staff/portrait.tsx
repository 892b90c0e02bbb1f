import styled from 'styled-components';
import { Face } from '../../ui/face';
import type { StaffEntry } from './models';

const Frame = styled.div<{ $width: number }>`
  flex: none;
  width: ${({ $width }) => $width}px;

  img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--r-2);
  }
`;

/** A small portrait; her name stands beside it. */
export function Portrait({
  person,
  width,
}: {
  person: Pick<StaffEntry, 'name' | 'img' | 'picture'>;
  width: number;
}) {
  return (
    <Frame $width={width}>
      <Face person={person} sizes={`${width}px`} alt="" />
    </Frame>
  );
}
