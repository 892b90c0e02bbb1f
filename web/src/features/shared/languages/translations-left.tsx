import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { paths } from '../../../lib/paths';
import { Answered } from '../../../ui/answered';
import { Dialog } from '../../../ui/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { languageFacts } from '../../../words/languages.gen';
import type { Language, WordingWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { wording } from '../../../words/wording.gen';
import type { MissingTranslation, TranslationProgress } from './models';
import { translatedCount } from './translated-count';

const Count = styled.button`
  justify-self: start;
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: var(--t-meta);
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;
const List = styled.ul`
  display: grid;

  li + li {
    border-top: 1px solid var(--border);
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s-4);
    align-items: center;
    min-height: 56px;
    padding-block: var(--s-2);
    color: var(--text);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover b {
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  b {
    font-weight: 600;
  }
  small {
    grid-row: 2;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  a > span {
    grid-row: 1 / span 2;
    grid-column: 2;
    color: var(--text-2);
    font-size: var(--t-meta);
    white-space: nowrap;
  }
`;

/**
 * The progress of a language; while texts are missing, a press lists them, with a link to where each is
 * written.
 */
export function TranslatedCount({ progress }: { progress: TranslationProgress }) {
  const words = useWords(wording);
  const [isOpen, setOpen] = useState(false);
  const text = translatedCount(words, progress);
  if (progress.translated >= progress.texts) return <p>{text}</p>;
  return (
    <>
      <Count type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text}
      </Count>
      {isOpen && <TranslationsLeft language={progress.language} onClose={() => setOpen(false)} />}
    </>
  );
}

function TranslationsLeft({ language, onClose }: { language: Language; onClose: () => void }) {
  const words = useWords(wording);
  const { name } = languageFacts[language];
  const answer = useApi('/salon/languages/progress/missing', { params: { query: { language } } });
  return (
    <Dialog title={words.leftToTranslate({ name })} isOpen onClose={onClose}>
      <Answered answer={answer} what={words.theLanguages()} skeleton={<Skeleton $height="12rem" />}>
        {(missing) => (
          <List>
            {missing.map((one) => (
              <li key={`${one.place} ${one._id}`}>
                <Link to={`${pathOf(one)}?language=${language}`} replace onClick={onClose}>
                  <b dir="auto">{one.name || placeOf(words, one.place)}</b>
                  {one.name && <small>{placeOf(words, one.place)}</small>}
                  <span>{words.textCount({ count: one.texts })}</span>
                </Link>
              </li>
            ))}
          </List>
        )}
      </Answered>
    </Dialog>
  );
}

/** The page with its fields, which opens in that language. */
function pathOf({ place, _id }: MissingTranslation): string {
  if (place === 'service') return paths.dashboardManageOne(_id);
  if (place === 'team') return paths.dashboardTeamMember(_id, 'details');
  return {
    category: paths.dashboardManage,
    portfolio: paths.dashboardPortfolio,
    picture: paths.dashboardPictures,
    site: paths.dashboardSite,
  }[place];
}

function placeOf(words: WordingWords, place: MissingTranslation['place']): string {
  return {
    category: words.placeCategory(),
    service: words.placeService(),
    team: words.placeTeam(),
    portfolio: words.placePortfolio(),
    picture: words.placePicture(),
    site: words.placeSite(),
  }[place];
}
