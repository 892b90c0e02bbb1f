import type { Language } from '../words/types.gen';
import { Providers } from './providers';
import { RoutedInLanguage } from './routed-in-language';
import { AppRoutes } from './routes';

/** The whole web app: the URL determines language and page, the providers what all pages share. */
export function App({ answers, language }: { answers: unknown; language: Language }) {
  return (
    <RoutedInLanguage language={language}>
      <Providers answers={answers}>
        <AppRoutes />
      </Providers>
    </RoutedInLanguage>
  );
}
