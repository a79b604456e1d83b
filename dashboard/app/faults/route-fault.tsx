import { useLocation, useNavigate, useRouteError } from 'react-router';
import { Fault } from './fault.tsx';

/** Replaces a screen that failed or could not be loaded; the header still works. */
export function RouteFault() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  return <Fault error={error} onRetry={() => void navigate(location, { replace: true })} />;
}
