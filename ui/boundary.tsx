import { Component, type ComponentType, createContext, type ReactNode } from 'react';

export interface FaultProps {
  readonly error: unknown;
  /** Draws what failed once more. */
  readonly onRetry: () => void;
  /** Leaves what failed, where it stood over the screen. */
  readonly onClose?: (() => void) | undefined;
}

const FaultContext = createContext<ComponentType<FaultProps> | null>(null);

/** Gives what is shown in place of a part that failed. */
export const FaultProvider = FaultContext.Provider;

interface BoundaryProps {
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly fault: { readonly error: unknown } | null;
}

/** A part that fails leaves what is around it standing, and a fault in its own place. */
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
