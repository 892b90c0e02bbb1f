import { X } from 'lucide-react';
import styled from 'styled-components';
import { Button, IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { news as book } from '../../../words/news.gen';
import { shell } from '../../../words/shell.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import type { PieceOfNews } from './models';
import { useNewsSentence } from './news-sentence';

/** Long enough to read between two clients. */
const SAID_FOR_MS = 6000;
/** One notice at a time: the next replaces it. */
const NOTICE = 'news';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  overflow-wrap: anywhere;
`;

function Notice({
  fresh,
  onShow,
  onClose,
}: {
  fresh: readonly PieceOfNews[];
  onShow: () => void;
  onClose: () => void;
}) {
  const words = useWords(book);
  const common = useWords(shell);
  const sentence = useNewsSentence();
  const [only, another] = fresh;
  return (
    <Row>
      <span>{only && !another ? sentence(only) : words.several({ count: fresh.length })}</span>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          onClose();
          onShow();
        }}
      >
        {words.news()}
      </Button>
      <IconButton label={common.close()} onClick={onClose}>
        <Icon of={X} size={18} />
      </IconButton>
    </Row>
  );
}

/** Removes the notice, if it is shown. */
export const hushNews = (): void => toast.dismiss(NOTICE);

/** Shows a notice that disappears automatically and moves nothing on the page. */
export async function sayNews(
  fresh: readonly PieceOfNews[],
  language: Language,
  onShow: () => void,
): Promise<void> {
  await Promise.all([book.fetch(language), shell.fetch(language)]);
  toast(<Notice fresh={fresh} onShow={onShow} onClose={hushNews} />, { id: NOTICE, duration: SAID_FOR_MS });
}
