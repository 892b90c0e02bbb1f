import { lazy, Suspense, type FunctionComponent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Answered } from '../../../ui/answered';
import { useFormats } from '../../../ui/use-formats';
import type { Review } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { useTextMark, useTexts } from '../../../api/use-texts';
import { paths } from '../../../lib/paths';
import { Container, PageSection } from '../../../ui/container';
import { below } from '../../../ui/media';
import { useIsNear } from '../../../ui/use-is-near';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { Testimonial } from './testimonial';

const Padded = styled(PageSection)`
  padding-block: 4.5rem;

  h2 {
    margin-bottom: var(--s-2);
  }
`;
/** Reserves its line while the figure loads, so that nothing moves. */
const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-4);
  min-height: 1.55em;
  margin-bottom: clamp(24px, 3vw, 36px);
  color: var(--text-2);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    text-underline-offset: 4px;
  }
`;
/** As wide as the carousel's slides, so that nothing moves when it takes over. */
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 50px;
  min-height: 260px;
  margin-bottom: calc(40px + var(--s-5));
  padding-block: 4px;

  @media ${below('xl')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 40px;

    > :nth-child(n + 3) {
      display: none;
    }
  }
  @media ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    margin-bottom: calc(88px + var(--s-5));

    > :nth-child(n + 2) {
      display: none;
    }
  }
`;

function Still({ reviews }: { reviews: Review[] }) {
  return (
    <Row>
      {reviews.slice(0, 4).map((review) => (
        <li key={review._id}>
          <Testimonial review={review} />
        </li>
      ))}
    </Row>
  );
}

/** Without the carousel's code, the reviews stay as they are. */
const TestimonialCarousel = lazy<FunctionComponent<{ reviews: Review[] }>>(() =>
  import('./testimonial-carousel').then(
    (module) => ({ default: module.TestimonialCarousel }),
    () => ({ default: Still }),
  ),
);

/** Published reviews; hidden if there are none. */
export function Testimonials() {
  const words = useWords(publicSite);
  const { formatDecimal } = useFormats();
  const text = useTexts();
  const mark = useTextMark();
  const answer = useApi('/reviews');
  const { data: reviews } = answer;
  const { data: summary } = useApi('/reviews/summary');
  const [ref, isNear] = useIsNear<HTMLElement>();
  if (reviews?.length === 0) return null;

  return (
    <Padded ref={ref} $background="linen" aria-labelledby="testimonials">
      <Container>
        <h2 id="testimonials" {...mark('testimonials.heading')}>
          {text('testimonials.heading')}
        </h2>
        <Figure>
          {typeof summary?.average === 'number' && (
            <span>
              {words.averageStars({ average: formatDecimal(summary.average), count: summary.count })}
            </span>
          )}
          <Link to={paths.reviews()}>{words.allReviews()}</Link>
        </Figure>
        {reviews && isNear ? (
          <Suspense fallback={<Still reviews={reviews} />}>
            <TestimonialCarousel reviews={reviews} />
          </Suspense>
        ) : (
          <Answered answer={answer} what={words.theTestimonials()} skeleton={<Still reviews={[]} />}>
            {(known) => <Still reviews={known} />}
          </Answered>
        )}
      </Container>
    </Padded>
  );
}
