import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { LinkButton } from './button';
import { EmptyState } from './empty-state';
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

/** Stands in place of a page that an old link or a typed address asks for, and that the list does not have. */
export function NoSuchPage({
  page,
  pageCount,
  what,
  pathOf,
}: {
  page: number;
  pageCount: number;
  /** What the list holds, in plural. */
  what: string;
  pathOf: (page: number) => string;
}) {
  return (
    <EmptyState
      title={`There is no page ${page}`}
      hasArt={false}
      action={
        <LinkButton variant="ghost" to={pathOf(pageCount)} replace>
          {pageCount === 1 ? `Show all ${what}` : 'Go to the last page'}
        </LinkButton>
      }
    >
      {pageCount === 1 ? `All ${what} fit on one page.` : `The list of ${what} ends with page ${pageCount}.`}
    </EmptyState>
  );
}
