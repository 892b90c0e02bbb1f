import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { LinkButton } from './button';
import { Icon } from './icon';

const Row = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--s-3);
  margin-top: var(--s-4);
  color: var(--text-2);

  @media print {
    display: none;
  }
`;
const Spacer = styled.span`
  min-width: 44px;
`;

/** Steps through the pages of a list; the page is part of the address. Nothing when one page holds all. */
export function Pagination({
  label,
  page,
  pageCount,
  pathOf,
  previous = 'Earlier',
  next = 'Later',
}: {
  label: string;
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
  /** What the two links say in a list that is not ordered by time. */
  previous?: string;
  next?: string;
}) {
  if (pageCount <= 1) return null;
  return (
    <Row aria-label={label}>
      {page > 1 ? (
        <LinkButton variant="ghost" size="small" to={pathOf(page - 1)}>
          <Icon of={ChevronLeft} /> {previous}
        </LinkButton>
      ) : (
        <Spacer />
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount ? (
        <LinkButton variant="ghost" size="small" to={pathOf(page + 1)}>
          {next} <Icon of={ChevronRight} />
        </LinkButton>
      ) : (
        <Spacer />
      )}
    </Row>
  );
}
