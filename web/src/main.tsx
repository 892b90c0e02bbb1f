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
  // What every page says; the rest comes with the page, or is waited for in its place.
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
    // The server has rendered the public pages already.
    if (root.firstElementChild) {
      hydrateRoot(root, app, {
        // React draws anew what was translated before it took it over: no fault (web/public/translators.js).
        onRecoverableError: (error) => {
          if (!document.querySelector('font')) reportError(error);
        },
      });
      // React listens from here on; what was clicked before waits for this (web/public/start.js).
      document.dispatchEvent(new Event('hydrated'));
    } else createRoot(root).render(app);
  });
}
