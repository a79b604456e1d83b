import { lazy, useEffect } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useSession } from '../session/session.ts';
import { Failure } from './failure.tsx';
import { Login } from './login.tsx';

const frame = () => import('./frame.tsx');
const Frame = lazy(async () => ({ default: (await frame()).Frame }));

const { promise, resolve: enter } = Promise.withResolvers<void>();

/** Resolves once there is a session or probably is one, so that the login screen loads no other screen. */
export const whenEntered: Promise<void> = promise;

/** Loads the frame and the screen before the session is confirmed. A failed import is repeated afterwards. */
export function fetchAhead(): void {
  enter();
  frame().catch(() => undefined);
}

/** Shows the dashboard to a logged-in administrator and otherwise the login screen, at every address. */
export function Gate() {
  const session = useSession();
  const isIn = session.data != null;
  useEffect(() => {
    if (isIn) enter();
  }, [isIn]);
  if (session.isPending) return <Loading />;
  // The administrator stays logged in while the server is unreachable.
  if (session.data === undefined) return <Failure onRetry={() => void session.refetch()} />;
  if (session.data === null) return <Login />;
  return (
    <LazyBoundary fallback={<Loading />}>
      <Frame name={session.data} />
    </LazyBoundary>
  );
}
