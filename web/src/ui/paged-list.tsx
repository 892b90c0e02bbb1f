import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { Card } from './card';
import { Failure } from './failure';
import { Pagination } from './pagination';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

/** A list with its filters above it. */
export const ListPlace = styled.div`
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

/** The four faces of a list that comes in pages: on its way, failed, empty, full. */
export function PagedList({
  noun,
  answer,
  failure,
  page,
  pathOf,
  empty,
  children,
}: {
  /** What it lists: one and many. */
  noun: readonly [one: string, many: string];
  answer: { total: number; isBusy: boolean } | null;
  /** Why it could not be read. */
  failure: { message: string; onRetry: () => void; isRetrying: boolean } | null;
  page: number;
  pathOf: (page: number) => string;
  empty: ReactNode;
  /** The rows, told what to call themselves. */
  children: (caption: string) => ReactNode;
}) {
  const [one, many] = noun;
  if (failure) return <Failure title={`We could not read the ${many}`} {...failure} />;
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
  const pageCount = Math.max(1, Math.ceil(answer.total / PAGE_SIZE));
  // What was on the page may have gone, with it the page.
  if (page > pageCount && !answer.isBusy) return <Navigate to={pathOf(pageCount)} replace />;
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
