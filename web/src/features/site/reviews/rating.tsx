import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { AnswerOf } from '../../../api/use-api';
import { paths } from '../../../lib/paths';
import { useFormats } from '../../../ui/use-formats';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { StarRow } from './stars';

export type ReviewCount = Pick<AnswerOf<'/reviews/summary'>, 'count' | 'average'>;
export type ReviewsOf = { serviceId?: string | undefined; staffId?: string | undefined };

const Line = styled.p`
  margin-top: var(--s-2);

  a {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--s-2);
    min-height: 28px;
    color: var(--text-2);
    font-size: var(--t-meta);
    text-underline-offset: 4px;
  }
`;

/** The reviews of something in one line, which leads to them; nothing without any. */
export function Rating({ count, of }: { count: ReviewCount | undefined; of: ReviewsOf }) {
  const words = useWords(publicSite);
  const { formatDecimal } = useFormats();
  if (!count || count.count === 0) return null;
  return (
    <Line>
      <Link to={paths.reviews(of)}>
        {count.average !== null && <StarRow stars={Math.round(count.average)} />}
        <span>
          {count.average === null
            ? words.reviewCount({ count: count.count })
            : words.averageStars({ average: formatDecimal(count.average), count: count.count })}
        </span>
      </Link>
    </Line>
  );
}
