import { useSite } from '../render/site-context.ts';

/**
 * The invisible spam check of a form: a picture whose answer sets the form token as a cookie, and a field that people
 * do not see. The picture is fetched when the form is near the viewport; without scripts, at once.
 */
export function FormGuard() {
  const { t } = useSite();
  return (
    <>
      <img className="form-pass" src="/api/form.gif" alt="" width={1} height={1} loading="lazy" />
      <div className="form-trap" aria-hidden="true">
        <label>
          {t('leaveEmpty')}
          <input name="fax" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
