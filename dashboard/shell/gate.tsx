import { lazy } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useSession } from '../session/session.ts';
import { Failure } from './failure.tsx';
import { Login } from './login.tsx';

const frame = () => import('./frame.tsx');
const Frame = lazy(async () => ({ default: (await frame()).Frame }));

/** Fetches the frame ahead of its turn; where that fails it is fetched anew in its turn. */
export const fetchFrame = (): void => void frame().catch(() => undefined);

/** Whatever the address: the login screen for everybody without a session, the dashboard for the administrator. */
export function Gate() {
  const session = useSession();
  if (session.isPending) return <Waiting />;
  // Whoever is in stays in while the server cannot be asked again.
  if (session.data === undefined) return <Failure onRetry={() => void session.refetch()} />;
  if (session.data === null) return <Login />;
  return (
    <LazyPart fallback={<Waiting />}>
      <Frame name={session.data} />
    </LazyPart>
  );
}
