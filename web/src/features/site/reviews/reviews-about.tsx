import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { paths } from '../../../lib/paths';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import type { ReviewsOf } from './rating';
import { ReviewGrid } from './review-grid';

const SHOWN = 3;

const Section = styled.section`
  margin-top: clamp(48px, 7vw, 88px);

  h2 {
    margin-bottom: var(--s-4);
    font-size: clamp(1.5rem, 2.4vw, 2rem);
    line-height: 1.2;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: var(--s-3);
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 4px;
  }
`;

/** The newest reviews of visits with a service or a team member, with a link to all; nothing without any. */
export function ReviewsAbout({ serviceId, staffId }: ReviewsOf) {
  const words = useWords(publicSite);
  // In the server's words (api/website/pages/page-facts.service.ts), so that they come with the page.
  const query = { ...(serviceId && { service: serviceId }), ...(staffId && { staff: staffId }) };
  const { data } = useApi('/reviews/published', { params: { query } });
  if (!data || data.total === 0) return null;
  return (
    <Section aria-labelledby="reviews">
      <h2 id="reviews">{words.reviewsOfService()}</h2>
      <ReviewGrid reviews={data.items.slice(0, SHOWN)} />
      <Link to={paths.reviews({ serviceId, staffId })}>{words.allReviews()}</Link>
    </Section>
  );
}
