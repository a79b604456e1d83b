import { useLocation, useNavigate, useRouteError } from 'react-router';
import { Fault } from './fault.tsx';

/** A screen that failed, or did not come; the header around it still leads everywhere. */
export function ScreenFault() {
  const error = useRouteError();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return <Fault error={error} onRetry={() => void navigate(pathname + search, { replace: true, state })} />;
}
