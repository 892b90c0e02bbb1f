import styled from 'styled-components';

/** Holds rows together for what looks for one of them, and is nothing to the layout. */
export const DisplayContents = styled.div`
  display: contents;
`;
