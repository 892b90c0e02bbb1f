import styled from 'styled-components';

/**
 * The salon's signature shape: a frame with a round top and a brass line around it. For portraits and single
 * pictures.
 */
export const ArchedFrame = styled.div`
  position: relative;
  padding: 12px 12px 0;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 1.6px solid var(--brass-line);
    border-bottom: 0;
    border-radius: 999px 999px 0 0;
    pointer-events: none;
  }
  picture {
    display: block;
    height: 100%;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    border-radius: 999px 999px 0 0;
  }
  /* Initials, until there is a portrait. */
  > :has(> [data-letters]) {
    height: 100%;
  }
  [data-letters] {
    height: 100%;
    border-radius: 999px 999px 0 0;
  }
`;
