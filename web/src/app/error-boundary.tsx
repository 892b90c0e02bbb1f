import { Component, type ReactNode } from 'react';
import { reportCrash } from '../api/crash-reports';
import { paths } from '../lib/paths';
import { Button, LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';

interface State {
  hasFailed: boolean;
  /** The page it failed on, as soon as that is known. */
  failedAt: string | null;
}

/**
 * Shown in place of a page that crashed, or whose code could not be loaded (a lost connection, a version installed
 * since). It reports the crash, and gives way when the visitor goes to another page.
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
    return (
      <PageSection>
        <Container role="alert">
          <EmptyState
            isPage
            title="Something went wrong on this page"
            action={
              <>
                <Button onClick={() => window.location.reload()}>Reload the page</Button>
                {/* Loads the web app anew, in case the crash has left it in a bad state. */}
                <LinkButton to={paths.home} variant="ghost" reloadDocument>
                  Go to the home page
                </LinkButton>
              </>
            }
          >
            The page crashed, or the connection was lost. Your bookings are not affected. If it happens again,
            please call the salon.
          </EmptyState>
        </Container>
      </PageSection>
    );
  }
}
