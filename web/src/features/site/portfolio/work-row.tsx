import { Eye, EyeOff, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { cutAtWord } from '../../../lib/cut-at-word';
import { Badge } from '../../../ui/badge';
import { Button, IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { Picture } from '../../../ui/picture';
import { ReorderButtons, type Reorder } from '../../../ui/reorder';
import { portfolioDesk as book } from '../../../words/portfolio-desk.gen';
import { useWords } from '../../../words/use-words';
import type { PortfolioEntry } from './models';

const Row = styled.li<{ $isDragged: boolean }>`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  opacity: ${({ $isDragged }) => ($isDragged ? 0.4 : 1)};

  @media ${below('md')} {
    grid-template-columns: 72px minmax(0, 1fr);
    padding: var(--s-3);
  }
`;
const Thumb = styled.div`
  overflow: hidden;
  width: 72px;
  height: 90px;
  border-radius: var(--r-2);
  background: var(--surface-3);

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Summary = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  min-width: 0;
  overflow-wrap: anywhere;

  h2 {
    font: 600 1.0625rem/1.3 var(--font-ui);
  }
  small {
    color: var(--brass);
    font-size: var(--t-small);
    font-weight: 600;
    letter-spacing: 0.08em;
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
  justify-content: flex-end;
  gap: var(--s-1);

  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--s-1);
  }
  @media ${below('md')} {
    grid-column: 1 / -1;
    justify-content: space-between;
  }
`;

/** In characters: about two lines. */
const LONGEST = 140;

/** A portfolio entry with its actions. */
export function WorkRow({
  entry,
  reorder,
  onToggle,
  onEdit,
  onDelete,
}: {
  entry: PortfolioEntry;
  reorder: Reorder;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const words = useWords(book);
  const { _id, title, subtitle, description, img, picture, isPublished } = entry;

  return (
    <Row $isDragged={reorder.liftedId === _id} data-key={_id}>
      <Thumb>
        {img && <Picture src={img} own={picture} kind="look" sizes="72px" alt="" draggable={false} />}
      </Thumb>
      <Summary>
        {subtitle && <small>{subtitle}</small>}
        <h2>{title}</h2>
        {description && <p>{cutAtWord(description, LONGEST)}</p>}
        {!isPublished && <Badge icon={EyeOff}>{words.hidden()}</Badge>}
      </Summary>
      <Actions>
        <ReorderButtons reorder={reorder} id={_id} name={title} />
        <span>
          <IconButton
            label={isPublished ? words.hideThat({ title }) : words.showThat({ title })}
            onClick={onToggle}
          >
            <Icon of={isPublished ? Eye : EyeOff} />
          </IconButton>
          <Button
            variant="ghost"
            size="small"
            aria-haspopup="dialog"
            aria-label={words.editRow({ title })}
            onClick={onEdit}
          >
            {words.edit()}
          </Button>
          <IconButton label={words.deleteRow({ title })} aria-haspopup="dialog" onClick={onDelete}>
            <Icon of={Trash2} />
          </IconButton>
        </span>
      </Actions>
    </Row>
  );
}
