import styled from 'styled-components';
import type { Review } from '../../../api/models';
import { below } from '../../../ui/media';
import { Testimonial } from './testimonial';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s-5);

  @media ${below('xl')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Reviews next to each other, as far as there is room. */
export function ReviewGrid({ reviews }: { reviews: readonly Review[] }) {
  return (
    <Grid>
      {reviews.map((review) => (
        <li key={review._id}>
          <Testimonial review={review} />
        </li>
      ))}
    </Grid>
  );
}
