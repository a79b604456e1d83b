import { Navigate, useSearchParams } from 'react-router';
import { screenOfPage } from './screen-of-page.ts';

/** Where "Edit this page" of the site leads: on to the screen of the page that is named. */
export function AskedPage() {
  const [asked] = useSearchParams();
  return <Navigate to={screenOfPage(asked.get('address') ?? '')} replace />;
}
