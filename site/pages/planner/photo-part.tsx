import { Glyph } from '../../../ui/glyph.tsx';
import { useSite } from '../../site-context.ts';
import type { PlannerData } from './load.ts';

const corners = ['upperLeft', 'upperRight', 'lowerRight', 'lowerLeft'] as const;

/** The display in a photo of the visitor's own. What draws it is fetched when this is opened; nothing is sent. */
export function PhotoPart({ data }: { readonly data: PlannerData }) {
  const { say } = useSite();
  const { unit, width } = data.plan;
  return (
    <details className="plan-photo">
      <summary>
        {say('photoTitle')}
        <Glyph name="chevron" className="size-4" />
      </summary>
      <wall-photo
        class="photo"
        heic={say('photoHeic')}
        unreadable={say('photoUnreadable')}
        no-rectangle={say('photoNoRectangle')}
        no-length={say('issue-notALength')}
        beyond={say('photoBeyond')}
      >
        <p className="plan-note">{say('photoLead')}</p>
        <label className="button-quiet photo-choose">
          {say('photoChoose')}
          <input type="file" accept="image/*" className="photo-file" />
        </label>
        <p className="form-error" role="alert" />
        <div className="photo-work" data-work hidden>
          <p className="plan-note" id="photo-hint">
            {say('photoHint')}
          </p>
          <div className="form-field photo-known">
            <label className="form-label" htmlFor="photo-known">
              {say('photoKnown')} <span className="form-optional">({say(`sign-${unit}`)})</span>
            </label>
            <input
              id="photo-known"
              className="form-control"
              data-known={unit}
              inputMode="decimal"
              dir="ltr"
              maxLength={40}
              autoComplete="off"
              defaultValue={width ?? 3}
            />
          </div>
          <div className="photo-stage" dir="ltr">
            <canvas className="photo-picture" role="img" aria-label={say('photoPicture')} />
            {corners.map((corner) => (
              <button
                key={corner}
                type="button"
                className="photo-handle"
                data-handle
                data-corner={corner}
                aria-label={say(`photo-${corner}`)}
                aria-describedby="photo-hint"
              />
            ))}
            <button
              type="button"
              className="photo-handle photo-move"
              data-handle
              data-move
              aria-label={say('photoMove')}
              aria-describedby="photo-hint"
            />
          </div>
          <button type="button" className="button photo-save" data-save>
            {say('photoSave')}
          </button>
        </div>
      </wall-photo>
    </details>
  );
}
