import { lazy, useEffect } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useSession } from '../session/session.ts';
import { Failure } from './failure.tsx';
import { Login } from './login.tsx';

const frame = () => import('./frame.tsx');
const Frame = lazy(async () => ({ default: (await frame()).Frame }));

const { promise, resolve: enter } = Promise.withResolvers<void>();

/** Resolves once there is a session, or seems to be: the login fetches no screen. */
export const whenEntered: Promise<void> = promise;

/** Fetches frame and screen before the session is confirmed; where that fails they are fetched again afterwards. */
export function fetchAhead(): void {
  enter();
  frame().catch(() => undefined);
}

/** Whatever the address: the login screen for everybody without a session, the dashboard for the administrator. */
export function Gate() {
  const session = useSession();
  const isIn = session.data != null;
  useEffect(() => {
    if (isIn) enter();
  }, [isIn]);
  if (session.isPending) return <Loading />;
  // Whoever is in stays in while the server cannot be asked again.
  if (session.data === undefined) return <Failure onRetry={() => void session.refetch()} />;
  if (session.data === null) return <Login />;
  return (
    <LazyBoundary fallback={<Loading />}>
      <Frame name={session.data} />
    </LazyBoundary>
  );
}
