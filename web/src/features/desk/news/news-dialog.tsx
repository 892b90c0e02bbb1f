import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { Badge } from '../../../ui/badge';
import { Dialog } from '../../../ui/dialog';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { news as book } from '../../../words/news.gen';
import { useWords } from '../../../words/use-words';
import { ByEmail } from './by-email';
import type { PieceOfNews } from './models';
import { useNewsActions } from './mutations';
import { useNewsSentence } from './news-sentence';

const List = styled.ul`
  display: grid;
  margin: calc(-1 * var(--s-3)) calc(-1 * var(--s-3));

  > li + li {
    border-top: 1px solid var(--border);
  }
`;
const Piece = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--s-3);
  padding: var(--s-3);
  border-radius: var(--r-2);
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--surface-2);
  }
  > strong {
    font-weight: 600;
  }
  > small {
    grid-column: 1;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  > :nth-child(2):not(small) {
    grid-area: 1 / 2;
    align-self: start;
  }
`;
const Waiting = styled.div`
  display: grid;
  gap: var(--s-3);
`;

/** The news, newest first; shown items count as seen. Nothing moves while it is being read. */
export function NewsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(book);
  const answer = useApi('/desk/news');
  const { data } = answer;
  const timeZone = useSalon().data?.timeZone ?? null;
  const [shown, setShown] = useState(data);
  if (!shown && data) setShown(data);
  const { markSeen } = useNewsActions();
  const markShown = useEffectEvent(() => {
    const ids = shown?.filter(({ isSeen }) => !isSeen).map(({ _id }) => _id) ?? [];
    // If it fails, the badge stays, and opening the news again retries.
    if (ids.length > 0) markSeen(ids).catch(() => undefined);
  });
  useEffect(() => {
    // The notice would cover its own subject.
    void import('./say-news').then(({ hushNews }) => hushNews());
  }, []);
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown) markShown();
  }, [isShown]);

  return (
    <Dialog kind="drawer" title={words.news()} isOpen onClose={onClose}>
      {shown && timeZone ? (
        <NewsList items={shown} timeZone={timeZone} onLeave={onClose} />
      ) : (
        <Unanswered
          answer={answer}
          what={words.theNews()}
          skeleton={
            <Waiting aria-busy>
              {Array.from({ length: 5 }, (_, index) => (
                <Skeleton key={index} $height="3rem" />
              ))}
            </Waiting>
          }
        />
      )}
      <ByEmail />
    </Dialog>
  );
}

function NewsList({
  items,
  timeZone,
  onLeave,
}: {
  items: readonly PieceOfNews[];
  timeZone: string;
  onLeave: () => void;
}) {
  const words = useWords(book);
  const { formatDateTime } = useFormats();
  const sentence = useNewsSentence();
  if (items.length === 0) {
    return (
      <EmptyState title={words.none()} hasArt={false}>
        {words.noneText()}
      </EmptyState>
    );
  }
  return (
    <List>
      {items.map((piece) => (
        <li key={piece._id}>
          <Piece to={pathOf(piece, timeZone)} replace onClick={onLeave}>
            <strong>{sentence(piece)}</strong>
            {!piece.isSeen && <Badge tone="info">{words.isNew()}</Badge>}
            {piece.startsAt && (
              <small>{words.forWhen({ time: formatDateTime(piece.startsAt, timeZone) })}</small>
            )}
            <small>
              <time dateTime={piece.at}>{formatDateTime(piece.at, timeZone)}</time>
            </small>
          </Piece>
        </li>
      ))}
    </List>
  );
}

/** The visit's day in the diary; cancelled bookings are found among the bookings instead. */
function pathOf({ kind, startsAt, reference }: PieceOfNews, timeZone: string): string {
  if (kind === 'time-off') return paths.dashboardStaff;
  if (kind === 'message' || startsAt === null) return paths.dashboardInbox;
  if (kind === 'cancelled') return paths.dashboardOrdersFound(reference ?? '');
  return paths.dashboardDiaryOn(localDay(new Date(startsAt), timeZone));
}
