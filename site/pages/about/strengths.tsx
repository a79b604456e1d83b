import { Strengths } from '../../sections/strengths.tsx';

const strengths = [
  { title: 'customShapes', text: 'customShapesText', icon: 'bounding-box-circles' },
  { title: 'seamlessIntegration', text: 'seamlessIntegrationText', icon: 'puzzle' },
  { title: 'highBrightness', text: 'highBrightnessText', icon: 'brightness-high' },
  { title: 'reliable', text: 'reliableText', icon: 'shield-check' },
] as const;

/** What distinguishes the company's displays. */
export const UniqueStrengths = () => <Strengths title="uniqueTitle" className="strengths" strengths={strengths} />;
