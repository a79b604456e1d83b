import { Fragment } from 'react';
import { Island } from '../../islands/island.tsx';
import { ModelView } from '../../islands/model-view.tsx';
import { useSite } from '../../render/site-context.ts';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { products } from '../../../content/collections/index.ts';
import { bodySides } from '../../../content/model/model-points-field.ts';
import { Group } from '../../sections/group.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { Picture } from '../../sections/picture.tsx';
import type { Product } from './load.ts';

/**
 * The body of a product, to be turned, with its parts. Until the visitor asks for it, and without scripts, it is the
 * product's picture. The parts are texts beside it, which turn the open model. Renders nothing without a model.
 */
export function ModelPart({ product }: { readonly product: Product }) {
  const { t, language, upload } = useSite();
  const { name, image, model, modelPoints } = product;
  if (model === null) return null;
  const points = modelPoints.flatMap(({ side, x, y }, index) =>
    side === '' || x === null || y === null ? [] : [{ side, x, y, number: index + 1 }],
  );
  return (
    <Group title={t('modelTitle')} anchor="model">
      <p className="mb-6 max-w-prose text-mist">{t('modelText')}</p>
      <CollectionRegion from={products}>
        <div className="model-part">
          <Island
            name="model"
            of={ModelView}
            data={{ source: upload(model), name: name.text, points, label: t('modelParts') }}
            slots={[
              <Picture
                key="still"
                media={image}
                sizes="(min-width: 1024px) 60vw, 100vw"
                box={{ height: '30rem', onPhones: '22rem' }}
                className="model-still"
                alt=""
              />,
              ...modelPoints.map(({ key, title, text, side }) => (
                <Fragment key={key}>
                  <h3>
                    <LocalizedText text={title} />
                    {side !== '' && <small>{bodySides[side][language]}</small>}
                  </h3>
                  {text.text !== '' && (
                    <p>
                      <LocalizedText text={text} />
                    </p>
                  )}
                </Fragment>
              )),
            ]}
          />
        </div>
      </CollectionRegion>
    </Group>
  );
}
