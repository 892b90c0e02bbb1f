import { createContext, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { ButtonRow } from './button-row';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  min-height: 40px;
`;
const Actions = styled(ButtonRow)`
  gap: var(--s-2);

  &:empty {
    display: none;
  }
`;

/** The end of the title's row, once it exists. */
const ActionsPlace = createContext<HTMLElement | null>(null);

/** A desk page with its title and, at the end of the same row, the buttons that `TitleActions` puts there. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ActionsPlace value={place}>
      <Row>
        <h1>{title}</h1>
        <Actions ref={setPlace} data-acts="" />
      </Row>
      {children}
    </ActionsPlace>
  );
}

/** Buttons next to the title of the page, the main one last. */
export function TitleActions({ children }: { children: ReactNode }) {
  const place = use(ActionsPlace);
  return place && createPortal(children, place);
}
