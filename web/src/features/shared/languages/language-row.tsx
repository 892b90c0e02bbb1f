import { Eye, EyeOff, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { paths } from '../../../lib/paths';
import { Badge } from '../../../ui/badge';
import { Button, IconButton, LinkButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { ReorderButtons, type Reorder } from '../../../ui/reorder';
import { languageFacts } from '../../../words/languages.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { wording } from '../../../words/wording.gen';
import type { LanguageQuestion } from './changed-languages';
import type { TranslationProgress } from './models';
import { ownName } from './own-name';
import { TranslatedCount } from './translations-left';

const Row = styled.li<{ $isDragged: boolean; $isPlain: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
  list-style: none;
  ${({ $isPlain }) =>
    !$isPlain &&
    `padding: var(--s-3) var(--s-4);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);`}
  opacity: ${({ $isDragged }) => ($isDragged ? 0.4 : 1)};
`;
const Summary = styled.div`
  display: grid;
  gap: var(--s-1);
  flex: 1 1 220px;
  min-width: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2);
  }
  h3 {
    font: 600 1.0625rem/1.4 var(--font-ui);
  }
  p {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);

  > a {
    padding-inline: var(--s-2);
  }
`;

/** A language, the progress of its translations, and its actions. */
export function LanguageRow({
  language,
  path,
  isPublic = true,
  reorder,
  progress,
  onAsk,
}: {
  language: Language;
  /** The site's path in it; null while it is hidden from visitors. */
  path: string | null;
  isPublic?: boolean;
  /** Left out for the main language, which can't be reordered or withdrawn. */
  reorder?: Reorder;
  progress?: TranslationProgress | undefined;
  onAsk?: (kind: LanguageQuestion['kind']) => void;
}) {
  const words = useWords(wording);
  const { name, isBeta } = languageFacts[language];
  const { data: counts } = useApi('/salon/words', { params: { query: { language, pageSize: 1 } } });
  const labelled = (what: string) => words.of({ what, name });
  return (
    <Row
      as={reorder ? 'li' : 'div'}
      $isPlain={!reorder}
      $isDragged={reorder?.liftedId === language}
      data-key={language}
    >
      <Summary>
        <div>
          {reorder && <h3>{ownName(language)}</h3>}
          {isBeta && <Badge tone="info">{words.beta()}</Badge>}
          <Badge tone={isPublic ? 'success' : 'neutral'} icon={isPublic ? Eye : EyeOff}>
            {isPublic ? words.public() : words.prepared()}
          </Badge>
        </div>
        {progress && progress.texts > 0 && <TranslatedCount progress={progress} />}
        {counts && counts.ownCount > 0 && <p>{words.ownCount({ count: counts.ownCount })}</p>}
        {counts && counts.changedCount > 0 && <p>{words.changedCount({ count: counts.changedCount })}</p>}
        {isBeta && <p>{words.betaHint()}</p>}
      </Summary>
      <Actions>
        {reorder && <ReorderButtons reorder={reorder} id={language} name={name} />}
        <LinkButton
          to={paths.dashboardWords(language)}
          variant="ghost"
          size="small"
          aria-label={labelled(words.ownWords())}
        >
          {words.ownWords()}
        </LinkButton>
        {path !== null && (
          // A plain link, because another language is outside this page's router.
          <a href={path} target="_blank" aria-label={labelled(words.seeSite())}>
            {words.seeSite()}
          </a>
        )}
        {onAsk && (
          <>
            <Button
              variant="ghost"
              size="small"
              aria-haspopup="dialog"
              aria-label={labelled(isPublic ? words.withdraw() : words.publish())}
              onClick={() => onAsk(isPublic ? 'withdraw' : 'publish')}
            >
              {isPublic ? words.withdraw() : words.publish()}
            </Button>
            <IconButton
              label={labelled(words.remove())}
              aria-haspopup="dialog"
              onClick={() => onAsk('remove')}
            >
              <Icon of={Trash2} />
            </IconButton>
          </>
        )}
      </Actions>
    </Row>
  );
}
