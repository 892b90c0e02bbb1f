import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';

/** The salon's name and town, which end every page's title. */
export const TitleSuffix = createContext<string | undefined>(undefined);

/**
 * What every page is wrapped in: it names the window (the home page by the trade) and, when the visitor came here from another page of the site,
 * moves to the top and puts the focus on the heading, so that the change is read out.
 */
export function Page({ title, children }: { title?: string; children: ReactNode }) {
  const words = useWords(shell);
  const suffix = use(TitleSuffix);
  const ref = useRef<HTMLDivElement>(null);
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const arrivedBy = useRef({ key, isBack });

  useEffect(() => {
    // What was clicked before is clicked again (web/public/start.js).
    document.dispatchEvent(new Event('page-hydrated'));
  }, []);

  useEffect(() => {
    const { key: firstKey, isBack: wasBack } = arrivedBy.current;
    const isFirstPage = firstKey === 'default';
    if (isFirstPage || !ref.current) return;
    if (!wasBack) window.scrollTo(0, 0);
    return focusHeading(ref.current);
  }, [pathname]);

  return (
    <div ref={ref}>
      <title>{[title || words.beautySalon(), suffix].filter(Boolean).join(' · ')}</title>
      {children}
    </div>
  );
}

/**
 * Focuses the heading as soon as there is one, and its successor when what was loading is replaced by what has come.
 * Never takes the focus from something that the visitor has begun to use.
 */
function focusHeading(page: HTMLElement): () => void {
  let heading: HTMLElement | null = null;
  const focus = () => {
    if (heading?.isConnected) return;
    const { activeElement } = document;
    if (heading ? activeElement !== document.body : activeElement?.closest('main')) return;
    heading = page.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  focus();

  const observer = new MutationObserver(focus);
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}
