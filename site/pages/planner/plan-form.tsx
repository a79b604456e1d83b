import type { SiteMessage } from '../../../language/site-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useSite } from '../../render/site-context.ts';
import { distanceUnit, lengthUnits, isLengthUnit } from '../../planner/length.ts';
import { venueNames } from '../../planner/venues.ts';
import { fits, type PlanName } from '../../planner/plan.ts';
import type { PlannerData, PlannerPage } from './load.ts';

const units = Object.keys(lengthUnits).filter(isLengthUnit);

interface FieldProps {
  readonly name: PlanName;
  readonly word: SiteMessage;
  readonly unit?: string;
  /** Placeholder: the value of the example. */
  readonly sample?: string | undefined;
  readonly data: PlannerData;
}

/** A field for a number as free text. An invalid value stays in the field, with its error. */
function NumberField({ name, word, unit, sample, data: { plan, issues } }: FieldProps) {
  const { t, query } = useSite();
  const issue = issues[name];
  const known = name === 'cabinet' ? null : plan[name];
  const id = `plan-${name}`;
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {t(word)}
        {unit !== undefined && <span className="form-optional"> ({unit})</span>}
      </label>
      <input
        id={id}
        name={name}
        className="form-control"
        inputMode="decimal"
        dir="ltr"
        maxLength={40}
        autoComplete="off"
        placeholder={sample}
        defaultValue={issue === undefined ? (known ?? '') : (query.get(name) ?? '')}
        aria-invalid={issue === undefined ? undefined : true}
        aria-describedby={`${id}-error`}
      />
      <p className="form-error" id={`${id}-error`}>
        {issue && t(`issue-${issue}`)}
      </p>
    </div>
  );
}

const sampleOf = (length: number | null | undefined): string | undefined => length?.toString();

interface ListProps {
  readonly id: string;
  readonly name: PlanName;
  readonly word: SiteMessage;
  readonly chosen: string;
  readonly children: React.ReactNode;
}

function List({ id, name, word, chosen, children }: ListProps) {
  const { t } = useSite();
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {t(word)}
      </label>
      <select id={id} name={name} className="form-control" defaultValue={chosen} autoComplete="off">
        {children}
      </select>
    </div>
  );
}

/** A list of the cabinets with an option for none. */
function CabinetList({
  index,
  word,
  none,
  data,
}: {
  readonly index: number;
  readonly word: SiteMessage;
  readonly none: SiteMessage;
  readonly data: PlannerData;
}) {
  const { t } = useSite();
  const { plan, offered } = data;
  return (
    <List id={`plan-cabinet-${index}`} name="cabinet" word={word} chosen={String(plan.cabinets[index] ?? '')}>
      <option value="">{t(none)}</option>
      {offered.map(({ id, name }) => (
        <option key={id} value={String(id)} lang={name.language}>
          {name.text}
        </option>
      ))}
    </List>
  );
}

/** The form with the data of the wall. It is submitted with GET, so its address is the plan. */
export function PlanForm({ data, example }: PlannerPage) {
  const { t, link } = useSite();
  const { plan } = data;
  const unit = t(`sign-${plan.unit}`);
  const distance = t(`sign-${distanceUnit(plan.unit)}`);
  const isCounted = plan.fit === 'grid';
  return (
    <form action={link('planner')} className="plan-form" aria-label={t('planYourWall')}>
      {example !== null && <p className="plan-ask">{t('planInvitation')}</p>}
      <div className="form-fields">
        <NumberField name="width" word="planWidth" unit={unit} sample={sampleOf(example?.plan.width)} data={data} />
        <NumberField name="height" word="planHeight" unit={unit} sample={sampleOf(example?.plan.height)} data={data} />
        <List id="plan-place" name="place" word="planPlace" chosen={(example ?? data).plan.place}>
          {venueNames.map((place) => (
            <option key={place} value={place}>
              {t(`place-${place}`)}
            </option>
          ))}
        </List>
        <NumberField
          name="nearest"
          word="planNearest"
          unit={distance}
          sample={sampleOf(example?.plan.nearest)}
          data={data}
        />
        <NumberField name="farthest" word="planFarthest" unit={distance} data={data} />
      </div>
      <details className="plan-more" open={isCounted || plan.cabinets.length > 1 || plan.bears !== null}>
        <summary>
          {t('planMore')}
          <Icon name="chevron" className="size-4" />
        </summary>
        <div className="form-fields">
          <List id="plan-unit" name="unit" word="planUnit" chosen={plan.unit}>
            {units.map((each) => (
              <option key={each} value={each}>
                {t(`unit-${each}`)}
              </option>
            ))}
          </List>
          <List id="plan-fit" name="fit" word="planFit" chosen={plan.fit}>
            {fits.map((fit) => (
              <option key={fit} value={fit}>
                {t(`fit-${fit}`)}
              </option>
            ))}
          </List>
          <NumberField name="columns" word="planColumns" data={data} />
          <NumberField name="rows" word="planRows" data={data} />
          <CabinetList index={0} word="planCabinet" none="planBest" data={data} />
          <CabinetList index={1} word="planCompared" none="planNothingMore" data={data} />
          <CabinetList index={2} word="planCompared" none="planNothingMore" data={data} />
          <NumberField name="bears" word="planBears" data={data} />
        </div>
      </details>
      <button className="button">{t('planShow')}</button>
    </form>
  );
}
