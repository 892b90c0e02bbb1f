import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import type { Hue } from '../../../ui/hues';
import { Icon } from '../../../ui/icon';
import { diary as book } from '../../../words/diary.gen';
import { useWords } from '../../../words/use-words';
import { hatching, plainHatching } from './diary-column';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  flex: none;
  gap: 0 var(--s-4);
  padding-bottom: var(--s-2);
  color: var(--text-2);
  font-size: var(--t-small);

  li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > span {
    flex: none;
    width: 22px;
    height: 14px;
    border-radius: 3px;
  }
  @media print {
    display: none;
  }
`;
const Colour = styled.span<{ $hue: Hue }>`
  border-inline-start: 4px solid var(--hue-${({ $hue }) => $hue}-line);
  background: var(--hue-${({ $hue }) => $hue}-bg);

  /* Without colours their meaning is lost; the words stay. */
  @media (forced-colors: active) {
    display: none;
  }
`;
const Wait = styled.span`
  border: 1px dashed var(--border-strong);
  border-block: 0;
  border-inline-start: 4px dotted var(--border-strong);
`;
const Clean = styled.span`
  border-inline-start: 4px solid var(--border-strong);
  background: repeating-linear-gradient(-45deg, var(--surface-3) 0 4px, var(--surface) 4px 8px);

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

/** The current meaning of a colour, with the icon that cards show for it. */
export interface ColourMeaning {
  name: string;
  hue: Hue;
  icon?: LucideIcon;
}

/** Explains the diary's colours and patterns. */
export function Legend({ meanings }: { meanings: readonly ColourMeaning[] }) {
  const words = useWords(book);
  return (
    <List aria-label={words.legend()}>
      {meanings.map(({ name, hue, icon }) => (
        <li key={name}>
          <Colour $hue={hue} />
          {icon && <Icon of={icon} size={16} />} <bdi>{name}</bdi>
        </li>
      ))}
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
