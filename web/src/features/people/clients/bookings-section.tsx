import styled from 'styled-components';

/** A part of a client's file with their bookings or earlier visits. */
export const BookingsSection = styled.section`
  display: grid;
  gap: var(--s-3);

  h2 {
    font-size: var(--t-h3);
  }
`;
