import { createContext, use, useCallback, useState, type ReactNode } from 'react';
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

/**
 * An element of the page, once it exists. A page is hidden and loses its refs while a part of it still loads. If it then
 * forgot the element, that part would go, the page would come back with it, and so on.
 */
function usePlace() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element) setPlace(element);
  }, []);
  return { place, ref };
}

/** A desk page with its title and, at the end of the same row, the buttons that `TitleActions` puts there. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const actions = usePlace();
  const back = usePlace();
  return (
    <ActionsPlace value={actions.place}>
      <Above ref={back.ref} />
      <Row>
        <h1>{title}</h1>
        <Actions ref={actions.ref} data-acts="" />
      </Row>
      <BackPlace value={back.place}>{children}</BackPlace>
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
