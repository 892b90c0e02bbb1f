import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { Button, LinkButton } from './button';
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

/** The place of a page's number: in the URL, or in the component that owns the list, such as a dialog. */
type WayToPage = { pathOf: (page: number) => string } | { onPage: (page: number) => void };

/** Steps through the pages of a list. Nothing when one page holds all. */
export function Pagination({
  label,
  page,
  pageCount,
  previous,
  next,
  ...way
}: WayToPage & {
  label: string;
  page: number;
  pageCount: number;
  /** The texts of the two links in a list that isn't ordered by time. */
  previous?: string;
  next?: string;
}) {
  const words = useWords(controls);
  if (pageCount <= 1) return null;
  return (
    <Row aria-label={label}>
      {page > 1 ? (
        <Step way={way} page={page - 1}>
          <Icon of={ChevronLeft} /> {previous ?? words.earlier()}
        </Step>
      ) : (
        <Spacer />
      )}
      <span>{words.pageOf({ page, pageCount })}</span>
      {page < pageCount ? (
        <Step way={way} page={page + 1}>
          {next ?? words.later()} <Icon of={ChevronRight} />
        </Step>
      ) : (
        <Spacer />
      )}
    </Row>
  );
}

function Step({ way, page, children }: { way: WayToPage; page: number; children: ReactNode }) {
  return 'pathOf' in way ? (
    <LinkButton variant="ghost" size="small" to={way.pathOf(page)}>
      {children}
    </LinkButton>
  ) : (
    <Button variant="ghost" size="small" onClick={() => way.onPage(page)}>
      {children}
    </Button>
  );
}

/** Shown instead of a page that the list doesn't have, requested by an old link or a typed URL. */
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
