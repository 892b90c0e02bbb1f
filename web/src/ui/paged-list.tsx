import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { Card } from './card';
import { Failure } from './failure';
import { NoSuchPage, Pagination } from './pagination';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

/** The filters of a list and the list below them. */
export const ListLayout = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-5);
`;
const Rows = styled.div`
  transition: opacity var(--dur-1) var(--ease);

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

export const PAGE_SIZE = 25;

/** The four states of a list that comes in pages: loading, failed, empty, full. */
export function PagedList({
  noun,
  answer,
  failure,
  pageSize = PAGE_SIZE,
  page,
  pathOf,
  empty,
  children,
}: {
  /** What it lists, in singular and plural. */
  noun: readonly [one: string, many: string];
  answer: { total: number; isBusy: boolean } | null;
  /** Why it could not be read. */
  failure: { message: string; onRetry: () => void; isRetrying: boolean } | null;
  /** How many are on a page. */
  pageSize?: number;
  page: number;
  pathOf: (page: number) => string;
  empty: ReactNode;
  /** Renders the rows; the caption says how many there are. */
  children: (caption: string) => ReactNode;
}) {
  const [one, many] = noun;
  const [shown, setShown] = useState(0);
  const isThere = answer !== null && answer.total > (page - 1) * pageSize;
  if (isThere && shown !== page) setShown(page);
  if (failure) return <Failure what={`the ${many}`} {...failure} />;
  if (!answer) {
    return (
      <Card aria-busy>
        <VisuallyHidden role="status">Loading {many}</VisuallyHidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} $height="2.6rem" />
        ))}
      </Card>
    );
  }
  const caption = `${answer.total} ${answer.total === 1 ? one : many}`;
  const pageCount = Math.max(1, Math.ceil(answer.total / pageSize));
  if (page > pageCount && !answer.isBusy) {
    // The last rows of the page may just have gone, and the page with them.
    if (shown === page) return <Navigate to={pathOf(pageCount)} replace />;
    return <NoSuchPage page={page} pageCount={pageCount} what={many} pathOf={pathOf} />;
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
            label={`Pages of ${many}`}
            page={page}
            pageCount={pageCount}
            pathOf={pathOf}
            previous="Previous"
            next="Next"
          />
        </Rows>
      )}
    </>
  );
}
