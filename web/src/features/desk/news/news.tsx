import { Suspense, useEffect, useRef, useState } from 'react';
import { Bell } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { useSoon } from '../../../ui/use-soon';
import { desk as book } from '../../../words/desk.gen';
import { useLanguage, useWords } from '../../../words/use-words';
import type { PieceOfNews } from './models';

const loadDialog = () => import('./news-dialog').then((part) => part.NewsDialog);
const NewsDialog = lazyDialogs(loadDialog);

/** A badge has room for one digit. */
const MOST_COUNTED = 9;

const Place = styled.div`
  position: relative;
  display: flex;
  flex: none;

  @media print {
    display: none;
  }
`;
const Count = styled.span`
  position: absolute;
  top: 2px;
  inset-inline-end: 0;
  min-width: 20px;
  padding-inline: 5px;
  border-radius: var(--r-full);
  background: var(--accent);
  color: var(--on-accent);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  pointer-events: none;
`;

/** The number of the user's unseen news, and a button to open them. */
export function News() {
  return (
    <Suspense>
      <NewsBell />
    </Suspense>
  );
}

function NewsBell() {
  useSoon(loadDialog);
  const words = useWords(book);
  const [isOpen, setOpen] = useState(false);
  const { data } = useApi('/desk/news');
  const unseen = data?.filter(({ isSeen }) => !isSeen).length ?? 0;
  useNotice(data, () => setOpen(true));
  return (
    <Place>
      <IconButton
        label={unseen === 0 ? words.news() : words.newsUnseen({ count: unseen })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={Bell} />
      </IconButton>
      {unseen > 0 && (
        <Count aria-hidden dir="ltr">
          {unseen > MOST_COUNTED ? words.manyUnseen() : unseen}
        </Count>
      )}
      {isOpen && <NewsDialog onClose={() => setOpen(false)} />}
    </Place>
  );
}

/** Announces new items once, quietly, while someone is looking; earlier ones are only counted. */
function useNotice(data: PieceOfNews[] | undefined, onShow: () => void): void {
  const language = useLanguage();
  const known = useRef<ReadonlySet<string> | null>(null);
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  });

  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = new Set(data.map(({ _id }) => _id));
    const fresh = before ? data.filter(({ _id, isSeen }) => !isSeen && !before.has(_id)) : [];
    if (fresh.length > 0)
      void import('./say-news').then(({ sayNews }) => sayNews(fresh, language, () => show.current()));
  }, [data, language]);
}
