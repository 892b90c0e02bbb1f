import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { shell } from '../words/shell.gen';
import { Card } from './card';
import { Failure } from './failure';
import { NoSuchPage, Pagination } from './pagination';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

/** A list's filters with the list below. */
export const ListLayout = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-2);
`;
const Rows = styled.div`
  transition: opacity var(--dur-1) var(--ease);

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

export const PAGE_SIZE = 25;

/** The four states of a paged list: loading, failed, empty, full. */
export function PagedList({
  counted,
  what,
  answer,
  failure,
  pageSize = PAGE_SIZE,
  page,
  pathOf,
  empty,
  children,
}: {
  /** “3 bookings”. */
  counted: (values: { count: number }) => string;
  /** “the bookings”, as in “We couldn’t load …”. */
  what: string;
  answer: { total: number; isBusy: boolean } | null;
  /** The reason why it could not be loaded. */
  failure: { message: string; onRetry: () => void; isRetrying: boolean } | null;
  /** Items per page. */
  pageSize?: number;
  page: number;
  pathOf: (page: number) => string;
  empty: ReactNode;
  /** Renders the rows; the caption has their number. */
  children: (caption: string) => ReactNode;
}) {
  const words = { ...useWords(shell), ...useWords(controls) };
  const [shown, setShown] = useState(0);
  const isThere = answer !== null && answer.total > (page - 1) * pageSize;
  if (isThere && shown !== page) setShown(page);
  if (failure) return <Failure what={what} {...failure} />;
  if (!answer) {
    return (
      <Card aria-busy>
        <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} $height="2.6rem" />
        ))}
      </Card>
    );
  }
  const caption = counted({ count: answer.total });
  const pageCount = Math.max(1, Math.ceil(answer.total / pageSize));
  if (page > pageCount && !answer.isBusy) {
    // The page's last rows may just have been removed, and the page with them.
    if (shown === page) return <Navigate to={pathOf(pageCount)} replace />;
    return <NoSuchPage page={page} pageCount={pageCount} pathOf={pathOf} />;
  }
  return (
    <>
      <VisuallyHidden role="status">{caption}</VisuallyHidden>
      {answer.total === 0 ? (
        empty
      ) : (
        <Rows aria-busy={answer.isBusy}>
          {children(caption)}
          <Pagination
            label={words.pages()}
            page={page}
            pageCount={pageCount}
            pathOf={pathOf}
            previous={words.previous()}
            next={words.next()}
          />
        </Rows>
      )}
    </>
  );
}
