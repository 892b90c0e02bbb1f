import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
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

/** Links to the pages of a list; the page is part of the URL. Hidden for a single page. */
export function Pagination({
  label,
  page,
  pageCount,
  pathOf,
  previous,
  next,
}: {
  label: string;
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
  /** The two links' labels for a list that is not ordered by time. */
  previous?: string;
  next?: string;
}) {
  const words = useWords(controls);
  if (pageCount <= 1) return null;
  return (
    <Row aria-label={label}>
      {page > 1 ? (
        <LinkButton variant="ghost" size="small" to={pathOf(page - 1)}>
          <Icon of={ChevronLeft} /> {previous ?? words.earlier()}
        </LinkButton>
      ) : (
        <Spacer />
      )}
      <span>{words.pageOf({ page, pageCount })}</span>
      {page < pageCount ? (
        <LinkButton variant="ghost" size="small" to={pathOf(page + 1)}>
          {next ?? words.later()} <Icon of={ChevronRight} />
        </LinkButton>
      ) : (
        <Spacer />
      )}
    </Row>
  );
}

/** Replaces a page number that the list does not have, from an old link or a typed URL. */
export function NoSuchPage({
  page,
  pageCount,
  pathOf,
}: {
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}) {
  const words = useWords(controls);
  return (
    <EmptyState
      title={words.noSuchPage({ page })}
      hasArt={false}
      action={
        <LinkButton variant="ghost" to={pathOf(pageCount)} replace>
          {pageCount === 1 ? words.showWholeList() : words.goToLastPage()}
        </LinkButton>
      }
    >
      {pageCount === 1 ? words.listFitsOnOnePage() : words.listEndsWithPage({ page: pageCount })}
    </EmptyState>
  );
}
