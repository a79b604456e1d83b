import { Component, type ComponentType, createContext, type ReactNode } from 'react';

export interface FaultProps {
  readonly error: unknown;
  /** Renders the failed part again. */
  readonly onRetry: () => void;
  /** Closes the failed part, if it was over the screen. */
  readonly onClose?: (() => void) | undefined;
}

const FaultContext = createContext<ComponentType<FaultProps> | null>(null);

/** Provides the fallback for failed parts. */
export const FaultProvider = FaultContext.Provider;

interface BoundaryProps {
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly fault: { readonly error: unknown } | null;
}

/** An error boundary: shows a fallback in place of a part that failed and keeps everything around it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { fault: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: { error } };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    const { children, onClose } = this.props;
    if (fault === null) return children;
    const { error } = fault;
    return (
      <FaultContext.Consumer>
        {(Fault) =>
          Fault !== null && <Fault error={error} onRetry={() => this.setState({ fault: null })} onClose={onClose} />
        }
      </FaultContext.Consumer>
    );
  }
}
