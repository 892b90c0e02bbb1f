import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { languagePathOf } from './lib/language-path';
import type { Language } from './words/types.gen';
import { LanguageContext } from './words/use-words';
import { Providers } from './app/providers';
import { AppRoutes } from './app/routes';

export { drawingOf } from './app/drawing';

/**
 * Renders a page to HTML as the browser would with this initial data. Built into a separate file (dist/ssr), with
 * which the server renders public pages, so that they appear before any script; the browser then hydrates them.
 */
export async function render(
  address: string,
  answers: unknown,
  language: Language,
): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const failures: unknown[] = [];
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <LanguageContext value={language}>
            <StaticRouter basename={languagePathOf(address).basename} location={address}>
              <Providers answers={answers}>
                <AppRoutes />
              </Providers>
            </StaticRouter>
          </LanguageContext>
        </StrictMode>,
      ),
      {
        onError: (error) => void failures.push(error),
        // In one piece: an inline script would have to move later chunks into place, which the policy forbids.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    );
    const html = await new Response(prelude).text();
    if (failures.length > 0) throw failures[0];
    // The server writes the head.
    return { html: html.replace(/<title>[^<]*<\/title>/, ''), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
