import './styles/tokens.css';
import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportCrashesOfWindow } from './api/crash-reports';
import { firstAnswers } from './api/first-answers';
import { documentLanguage } from './app/document-language';
import { App } from './app/app';
import { formats } from './words/formats.gen';
import { shell } from './words/shell.gen';
import type { Language } from './words/types.gen';

reportCrashesOfWindow();
void start(documentLanguage());

async function start(language: Language): Promise<void> {
  // Texts of every page; all others come with their page, or are awaited in its place.
  await Promise.all([shell, formats].map((area) => area.fetch(language)));
  const root = document.getElementById('root');
  const app = (
    <StrictMode>
      <App answers={firstAnswers()} language={language} />
    </StrictMode>
  );
  // In small steps, between which the browser can react to a click.
  startTransition(() => {
    if (!root) return;
    // The server has rendered public pages already.
    if (root.firstElementChild) {
      hydrateRoot(root, app, {
        // React rerenders parts that were translated before hydration, which is no error (web/public/translators.js).
        onRecoverableError: (error) => {
          if (!document.querySelector('font')) reportError(error);
        },
      });
      // React listens from here on; earlier clicks wait for this event (web/public/start.js).
      document.dispatchEvent(new Event('hydrated'));
    } else createRoot(root).render(app);
  });
}
