import { createContext, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { BackLink } from './back-link';
import { ButtonRow } from './button-row';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  min-height: 40px;
`;
const Above = styled.div`
  &:empty {
    display: none;
  }
`;
const Actions = styled(ButtonRow)`
  gap: var(--s-2);

  &:empty {
    display: none;
  }
`;

/** The end of the title's row, once it exists. */
const ActionsPlace = createContext<HTMLElement | null>(null);
/** Above the title, likewise. */
const BackPlace = createContext<HTMLElement | null>(null);

/** A desk page with its title and, at the end of the same row, the buttons that `TitleActions` puts there. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [back, setBack] = useState<HTMLElement | null>(null);
  return (
    <ActionsPlace value={place}>
      <Above ref={setBack} />
      <Row>
        <h1>{title}</h1>
        <Actions ref={setPlace} data-acts="" />
      </Row>
      <BackPlace value={back}>{children}</BackPlace>
    </ActionsPlace>
  );
}

/** Buttons next to the title of the page, the main one last. */
export function TitleActions({ children }: { children: ReactNode }) {
  const place = use(ActionsPlace);
  return place && createPortal(children, place);
}

/** The way back above the title of the page, for a part of the page that knows it. */
export function TitleBack({ to, children }: { to: string; children: ReactNode }) {
  const place = use(BackPlace);
  return place && createPortal(<BackLink to={to}>{children}</BackLink>, place);
}
