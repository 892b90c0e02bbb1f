import { BrowserRouter } from 'react-router-dom';
import { Providers } from './providers';
import { AppRoutes } from './routes';

/** The whole web app: the address decides the page, the providers what all pages share. */
export function App({ answers }: { answers: unknown }) {
  return (
    <BrowserRouter>
      <Providers answers={answers}>
        <AppRoutes />
      </Providers>
    </BrowserRouter>
  );
}
