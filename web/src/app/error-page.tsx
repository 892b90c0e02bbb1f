import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Container, Section } from '../ui/container';
import { EmptyState } from '../ui/empty-state';

/**
 * Shown in place of a page that broke while it was drawn, or whose code could not be fetched (a connection lost, a
 * new version installed meanwhile). It gives way when the visitor goes to another page.
 */
export class ErrorBoundary extends Component<
  { resetKey: string; children: ReactNode },
  { brokenAt: string | null }
> {
  override state: { brokenAt: string | null } = { brokenAt: null };

  static getDerivedStateFromError() {
    return { brokenAt: '' };
  }

  override componentDidUpdate() {
    const { brokenAt } = this.state;
    if (brokenAt === '') this.setState({ brokenAt: this.props.resetKey });
    else if (brokenAt !== null && brokenAt !== this.props.resetKey) this.setState({ brokenAt: null });
  }

  override componentDidMount() {
    this.componentDidUpdate();
  }

  override render() {
    if (this.state.brokenAt === null) return this.props.children;
    return (
      <Section>
        <Container role="alert">
          <EmptyState
            title="This page could not be shown"
            action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
          >
            Something went wrong, or the connection was lost. Nothing that you have booked is affected.
          </EmptyState>
        </Container>
      </Section>
    );
  }
}
