import type { ReactNode } from 'react';
import type { PortfolioItem } from '../../../api/models';
import { lazyDialogs } from '../../../ui/lazy-dialogs';

const WorkView = lazyDialogs(() => import('./work-view').then((view) => view.WorkView));

/** The open work, in full; nothing without one. */
export function OpenWork({
  items,
  openId,
  onOpen,
  nameOf,
  timesOf,
}: {
  items: readonly PortfolioItem[];
  openId: string | null;
  /** Null to close it. */
  onOpen: (id: string | null) => void;
  /** Whose work it is; null without anyone who can be booked. */
  nameOf: (item: PortfolioItem) => string | null;
  /** Its next free times; null if it can't be booked. */
  timesOf: (item: PortfolioItem) => ReactNode;
}) {
  const shown = items.filter(({ img }) => img !== '');
  const position = shown.findIndex(({ _id }) => _id === openId);
  const item = shown[position];
  if (!item) return null;

  const step = (by: number) => () => onOpen(shown.at((position + by) % shown.length)?._id ?? null);
  return (
    <WorkView
      item={item}
      name={nameOf(item)}
      times={timesOf(item)}
      onClose={() => onOpen(null)}
      {...(shown.length > 1 && { onPrevious: step(-1), onNext: step(1) })}
    />
  );
}
