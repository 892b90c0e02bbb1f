import styled from 'styled-components';
import type { StaffEntry } from '../../../api/models';
import { Avatar } from '../../../ui/avatar';

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

/** A small portrait, decorative next to the name. */
export function Portrait({
  person,
  width,
}: {
  person: Pick<StaffEntry, 'name' | 'img' | 'picture'>;
  width: number;
}) {
  return (
    <Frame $width={width}>
      <Avatar person={person} sizes={`${width}px`} alt="" />
    </Frame>
  );
}
