import { Glyph } from '../../../ui/glyph.tsx';
import { recordLink } from '../../links.ts';
import { CardSlider } from '../../sections/card-slider.tsx';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import type { HomeData } from './load.ts';

function Card({ product }: { readonly product: HomeData['products'][number] }) {
  const { say, href } = useSite();
  const { id, name, description, image } = product;
  return (
    <li className="product-card">
      <Picture media={image} sizes="(min-width: 1024px) 28vw, (min-width: 768px) 40vw, 84vw" widest={960} className="product-picture" />
      <div className="product-words">
        <h3 className="text-xl font-semibold">
          <Say text={name} />
        </h3>
        <p className="product-text">
          <Say text={description} />
        </p>
        <a className="more-link card-link" href={href(recordLink('/product', id, name.text))}>
          {say('learnMore')}
          <span className="sr-only">: {name.text}</span>
          <Glyph name="arrow" className="size-4" />
        </a>
      </div>
    </li>
  );
}

/** "Discover Our Products": every product, round and round. */
export function ProductCards({ products }: { readonly products: HomeData['products'] }) {
  const { say } = useSite();
  return (
    <CardSlider title={say('discoverOurProducts')} view="cards-few" speed={1000} loops>
      {products.map((product) => (
        <Card key={product.id} product={product} />
      ))}
    </CardSlider>
  );
}
