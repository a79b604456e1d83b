import { useSite } from '../render/site-context.ts';

/**
 * What tells people from programs in a form, without asking anybody: a picture that brings the visitor's pass as a
 * cookie, and a field no person sees. The picture is fetched when the form comes near; without scripts, at once.
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
