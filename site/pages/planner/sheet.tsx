import { Isolate } from '../../sections/isolate.tsx';
import { Picture } from '../../sections/picture.tsx';
import { useSite } from '../../render/site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData } from './load.ts';

/** The head of the printed plan: the company and the entered data. */
export function SheetHead({ data }: { readonly data: PlannerData }) {
  const site = useSite();
  const { t } = site;
  const { company, plan, space, nearestMetres, farthestMetres } = data;
  const { size, distance } = lengthsIn(site, plan.unit);
  const logo = company.logoOnLight ?? company.logo;
  const facts = [
    ...(space === null ? [] : [`${t('planYourWall')}: ${size(space.widthMillimetres, space.heightMillimetres)}`]),
    t(`place-${plan.place}`),
    ...(nearestMetres === null ? [] : [t('drawingNear', { distance: distance(nearestMetres) })]),
    ...(farthestMetres === null ? [] : [t('drawingFar', { distance: distance(farthestMetres) })]),
  ];
  return (
    <div className="sheet-only plan-sheet-head">
      {logo === null ? (
        <p className="plan-sheet-name">{company.name.text}</p>
      ) : (
        <Picture media={logo} sizes="10rem" loading="eager" alt={company.name.text} className="plan-sheet-logo" />
      )}
      <div>
        <p className="plan-sheet-name">{t('plannerTitle')}</p>
        <p>{facts.join(' · ')}</p>
      </div>
    </div>
  );
}

/** The contact details of the company at the foot of the printed plan. */
export function SheetContacts({ data: { company, office } }: { readonly data: PlannerData }) {
  const contacts = [company.name.text, office.phone, office.email].filter((text) => text !== '');
  return (
    <p className="sheet-only">
      {contacts.map((contact, index) => (
        <span key={contact}>
          {index > 0 && ' · '}
          <Isolate>{contact}</Isolate>
        </span>
      ))}
    </p>
  );
}
