import { useState, type ReactNode } from 'react';
import { ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import { LOW, SHORT } from '../../../ui/media';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { wholeWords } from '../../../ui/whole-words';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: var(--s-6);
  align-items: start;

  @container flow (max-width: 800px) {
    grid-template-columns: minmax(0, 1fr);
    /* The bar stays at the foot of the window even when a step is short. */
    min-height: calc(100dvh - var(--header) - 120px);
    align-content: space-between;
  }
`;
const Layout = styled.div`
  container: flow / inline-size;
`;
const Main = styled.div`
  /* In a grid, what stays in sight could not leave its own row. */
  display: flex;
  flex-direction: column;
  gap: var(--s-5);
  min-width: 0;

  @media ${SHORT} {
    gap: var(--s-3);
  }
`;
const Rail = styled.aside`
  position: sticky;
  top: calc(var(--header) + var(--s-5));
  padding: var(--s-5);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--shadow-2);

  h2 {
    margin-bottom: var(--s-4);
    font-size: 1.5rem;
    line-height: 1.2;
  }
  @container flow (max-width: 800px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const Bar = styled.aside`
  display: none;

  @container flow (max-width: 800px) {
    position: sticky;
    @media ${LOW} {
      position: static;
    }
    bottom: var(--foot);
    z-index: var(--z-bar);
    display: flex;
    align-items: center;
    gap: var(--s-3);
    justify-content: flex-end;
    min-height: 76px;
    padding-block: var(--s-3) calc(var(--s-3) + env(safe-area-inset-bottom));
    background: var(--surface);
    border-top: 1px solid var(--border);
    /* The ground and the edge of the bar reach the sides of the window, wherever its column ends. */
    border-image: linear-gradient(var(--border) 0 0) 1 0 0 0 / 1px 0 0 0 / 0 100vmax;
    box-shadow: 0 0 0 100vmax var(--surface);
    clip-path: inset(0 -100vmax);
  }
  @media print {
    display: none !important;
  }
`;
const Gist = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--s-2);
  flex: 1;
  min-width: 0;
  min-height: 48px;
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  line-height: 1.3;
  cursor: pointer;

  span {
    ${wholeWords(2)}
    font-weight: 600;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    grid-row: 2;
    gap: 0 var(--s-3);
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  small span {
    font-weight: 400;
  }
  svg {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

/**
 * A step next to the booking's summary: a side column if there is room, otherwise a bar at the bottom that opens the
 * summary as a sheet.
 */
export function FlowFrame({
  gist,
  summary,
  action,
  children,
}: {
  gist: { title: string; details: readonly string[] } | null;
  summary: ReactNode;
  /** The button to continue; full width in the column, as narrow as its label in the bar. */
  action: (isWide: boolean) => ReactNode;
  children: ReactNode;
}) {
  const words = useWords(book);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const barAction = action(false);

  return (
    <Layout>
      <Columns>
        <Main>{children}</Main>
        <Rail aria-label={words.yourBooking()}>
          <h2>{words.yourBooking()}</h2>
          {summary}
          {action(true)}
        </Rail>
        {(gist || barAction) && (
          <Bar aria-label={words.yourBookingInShort()}>
            {gist && (
              <Gist type="button" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
                <span>{gist.title}</span>
                <small>
                  {gist.details.map((detail) => (
                    <span key={detail}>{detail}</span>
                  ))}
                </small>
                <Icon of={ChevronUp} />
              </Gist>
            )}
            {barAction}
          </Bar>
        )}
      </Columns>
      <Dialog
        kind="sheet"
        title={words.yourBooking()}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
      >
        {summary}
      </Dialog>
    </Layout>
  );
}
