import styled from 'styled-components';

/** Groups rows for code that looks for one of them, without affecting the layout. */
export const DisplayContents = styled.div`
  display: contents;
`;
