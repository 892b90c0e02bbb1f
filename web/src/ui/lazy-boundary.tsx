import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';
import { Alert } from './alert';
import { Button } from './button';

/** For parts without a place on the page, such as dialogs. */
const Overlay = styled.div`
  position: fixed;
  inset: auto var(--s-3) var(--s-3);
  z-index: var(--z-toast);
`;

interface Props {
  isOverlay?: boolean;
  /** Creates the part again, because React remembers its failure. */
  onRetry: () => void;
  children: () => ReactNode;
}

/** Replaces a part whose code failed to load with a retry. Crashes pass through. */
export class LazyBoundary extends Component<Props, { error: object | null }> {
  override state: { error: object | null } = { error: null };

  static getDerivedStateFromError(error: object) {
    return { error };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children();
    // Set by web/public/start.js.
    if (!('isMissingFile' in error)) throw error;
    const missing = <Missing onRetry={this.retry} />;
    return this.props.isOverlay ? <Overlay>{missing}</Overlay> : missing;
  }
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const words = useWords(shell);
  return (
    <Alert tone="danger" title={words.couldNotReach()}>
      <Button variant="ghost" size="small" onClick={onRetry}>
        {words.tryAgain()}
      </Button>
    </Alert>
  );
}
