import { Component, type ReactNode } from 'react';
import { reportCrash } from '../api/crash-reports';
import { paths } from '../lib/paths';
import { Button, LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';

interface State {
  hasFailed: boolean;
  /** The page on which it failed, once known. */
  failedAt: string | null;
}

/**
 * Shown instead of a page that crashed, or whose code could not be loaded (a lost connection, a newer version).
 * Reports the crash, and gives way when the visitor goes to another page.
 */
export class ErrorBoundary extends Component<{ resetKey: string; children: ReactNode }, State> {
  override state: State = { hasFailed: false, failedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: { resetKey: string }, { hasFailed, failedAt }: State) {
    if (!hasFailed) return null;
    if (failedAt === null) return { failedAt: resetKey };
    return failedAt === resetKey ? null : { hasFailed: false, failedAt: null };
  }

  override componentDidCatch(error: unknown) {
    reportCrash(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <PageFailed />;
  }
}

function PageFailed() {
  const words = useWords(shell);
  return (
    <PageSection>
      <Container role="alert">
        <EmptyState
          isPage
          title={words.pageFailed()}
          action={
            <>
              <Button onClick={() => window.location.reload()}>{words.reloadPage()}</Button>
              {/* Reloads the web app, in case the crash has left it in a bad state. */}
              <LinkButton to={paths.home} variant="ghost" reloadDocument>
                {words.goHome()}
              </LinkButton>
            </>
          }
        >
          {words.pageCrashed()}
        </EmptyState>
      </Container>
    </PageSection>
  );
}
