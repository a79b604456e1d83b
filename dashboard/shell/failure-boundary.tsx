import { Component, type ReactNode } from 'react';
import { Failure } from './failure.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** What could not be shown, most often since its script could not be fetched, is told in its place. */
export class FailureBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    // A browser keeps what it failed to fetch as failed until the page is loaded anew; what was typed is kept.
    return this.state.hasFailed ? <Failure onRetry={() => location.reload()} /> : this.props.children;
  }
}
