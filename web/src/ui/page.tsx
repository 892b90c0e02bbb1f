import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';

/** The salon's name and town, at the end of every page title. */
export const TitleSuffix = createContext<string | undefined>(undefined);

/**
 * Wraps every page: sets the window title (the trade on the home page). For visitors from another page of the site, it
 * scrolls to the top and focuses the heading, so that the change is announced.
 */
export function Page({ title, children }: { title?: string; children: ReactNode }) {
  const words = useWords(shell);
  const suffix = use(TitleSuffix);
  const ref = useRef<HTMLDivElement>(null);
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const arrivedBy = useRef({ key, isBack });

  useEffect(() => {
    // Earlier clicks are repeated now (web/public/start.js).
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
 * Focuses the heading once it exists, and its successor when loading ends. Never takes the focus from something that
 * the visitor has started to use, nor from the tour that brought them here.
 */
function focusHeading(page: HTMLElement): () => void {
  let heading: HTMLElement | null = null;
  const focus = () => {
    if (heading?.isConnected) return;
    const { activeElement } = document;
    if (heading ? activeElement !== document.body : activeElement?.closest('main, [data-tour]')) return;
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
