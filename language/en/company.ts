import type { Message } from '../message.ts';

/** The words of About, Projects, the policies and The Vision. The wording of the specification is exact. */
export const company = {
  about: 'About',
  projects: 'Projects',
  theVision: 'The Vision',
  privacyPolicy: 'Privacy Policy',
  returnPolicy: 'Return Policy',

  aboutTitle: 'One team behind every pixel',
  aboutDescription: 'Who we are, what we stand for and the people who build, install and look after our displays.',
  tagline1: 'We design displays.',
  tagline2: 'We build them to your measure.',
  tagline3: 'We keep them shining.',
  typingPause: 'Pause the writing',
  typingPlay: 'Continue writing',
  beliefsTitle: 'What we believe in',
  ourMission: 'Our Mission',
  ourMissionText:
    'To give every place in the region a display that fits it: the right size, the right brightness and a picture that makes people stop.',
  ourVision: 'Our Vision',
  ourVisionText:
    'A Gulf whose squares, halls and homes tell their stories in light, on screens that are designed with care and last for many years.',
  ourObjectives: 'Our Objectives',
  ourObjectivesText:
    'To survey before we promise, to deliver on the agreed day, to train those who will use the display, and to be on site, as a rule, within one working day of a call.',
  uniqueTitle: 'What Makes Our Visual Solutions Unique',
  customShapes: 'Custom Shapes & Sizes',
  customShapesText:
    'Curves, cubes, rounds and ribbons: we build the display around the architecture, never the reverse.',
  seamlessIntegration: 'Seamless Integration',
  seamlessIntegrationText:
    'Structure, power, network and content arrive as one system, with one team to answer for it.',
  highBrightness: 'High Brightness Displays',
  highBrightnessText: 'Up to 7,000 nits: clear in the midday sun, and gently dimmed when night falls.',
  reliable: 'Reliable & Durable',
  reliableText:
    'Sealed to IP66 outdoors, up to 55\u00a0°C. All can be monitored remotely, most repaired from the front.',
  clientsTitle: "Clients We're Proud Of",
  clientsPause: 'Pause the moving logos',
  teamTitle: 'The people behind the picture',

  projectsTitle: 'Projects that light up their places',
  projectsDescription: 'Finished displays in malls, arenas, hotels and control rooms, and how we build one with you.',
  crewTitle: 'The crew on your site',
  crewSecondTitle: 'The crew behind it',
  stepsTitle: 'From the first visit to the first picture',
  previousProjects: 'Finished projects',
  contentSliderTitle: 'What you can count on',
  bigCardsTitle: 'Worth reading before you build',
  stepIntoOurWorld: 'Step Into Our World',
  contactTitle: 'Talk to the people who build the screens',
  contactText: 'We visit, measure the place and give you an honest opinion.',
  yourProjects: 'building a project with you',
  seeProject: 'See the project',
  sector: 'Sector',
  productsUsed: 'Displays used here',
  otherProjects: 'More projects',

  visionDescription:
    'The Vision: LED displays of up to {size} inches for homes and lounges that deserve more than a television.',
  visionEnglish: 'EN',
  visionArabic: 'العربية',
  visionToggle: 'Show this page in English',
  downloadSpec: 'Download Spec',
  aboutVision: 'About The Vision',
  sizeInches: '{size} inches',
  sizesDrawing: 'The sizes of The Vision beside a person of 172 cm and a sofa, under a ceiling of 3 m',
  sizesCeiling: 'Ceiling 3 m',
  sizesHint: 'Choose a size, or drag in the drawing.',
  sendSize: 'Send this size',
  sizesLabel: 'Sizes',
  // The message is English in both languages: whoever answers reads it.
  visionChat: 'Hello, I am interested in The Vision LED display series and would like to know more.',
  getQuote: 'Get Quote',
  getCall: 'Get Call',
  quotePanel: 'Ask for a quote',
  callPanel: 'Ask for a call',
  visionPanelText: 'Tell us the size and the room you have in mind; we answer within one working day.',
  seeProductPage: 'See the product page',
  discoverVision: 'Discover The Vision',
  consentText:
    'May we load measuring and advertising tags from third parties on this page? You can change your mind at any time.',
  consentAccept: 'Accept',
  consentDecline: 'Decline',
  consentWithdraw: 'Withdraw consent to tags',
} as const satisfies Record<string, Message>;
