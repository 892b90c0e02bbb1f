import styled from 'styled-components';
import { diary as book } from '../../words/diary.gen';
import { useWords } from '../../words/use-words';
import { hatching, plainHatching } from './diary-column';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-5);
  color: var(--text-2);
  font-size: var(--t-small);

  li {
    display: flex;
    align-items: center;
    gap: var(--s-2);
  }
  span {
    width: 26px;
    height: 16px;
    border-radius: 3px;
  }
  @media print {
    display: none;
  }
`;
const Work = styled.span`
  border-inline-start: 4px solid var(--cat-hair-line);
  background: var(--cat-hair-bg);
`;
const Wait = styled.span`
  border: 1px dashed var(--cat-hair-line);
  border-block: 0;
  border-inline-start: 4px dotted var(--cat-hair-line);
`;
const Clean = styled.span`
  border-inline-start: 4px solid var(--cat-hair-line);
  background: repeating-linear-gradient(-45deg, var(--cat-hair-bg) 0 4px, var(--surface) 4px 8px);

  @media (forced-colors: active) {
    border-top: 1px dashed;
  }
`;
const Off = styled.span`
  background: ${hatching};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${plainHatching};
  }
`;
const Blocked = styled.span`
  border: 1px solid var(--border-strong);
  background: var(--surface-2);
`;

/** What the colours and patterns of the diary mean. */
export function Legend() {
  const words = useWords(book);
  return (
    <List aria-label={words.legend()}>
      <li>
        <Work /> {words.handsOn()}
      </li>
      <li>
        <Wait /> {words.processing()}
      </li>
      <li>
        <Clean /> {words.cleanUp()}
      </li>
      <li>
        <Blocked /> {words.blocked()}
      </li>
      <li>
        <Off /> {words.notWorking()}
      </li>
    </List>
  );
}
