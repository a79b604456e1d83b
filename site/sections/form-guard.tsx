import { useSite } from '../site-context.ts';

/**
 * What tells people from programs in a form, without asking anybody: a picture that brings the visitor's pass as a
 * cookie, and a field no person sees.
 */
export function FormGuard() {
  const { say } = useSite();
  return (
    <>
      <img className="sr-only" src="/api/form.gif" alt="" width={1} height={1} fetchPriority="low" />
      <div className="form-trap" aria-hidden="true">
        <label>
          {say('leaveEmpty')}
          <input name="fax" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
