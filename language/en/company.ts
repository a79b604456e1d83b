import type { Message } from '../message.ts';

/** The words of About, Projects, the policies and The Vision. The wording of the specification is exact. */
export const company = {
  about: 'About',
  projects: 'Projects',
  theVision: 'The Vision',
  privacyPolicy: 'Privacy Policy',
  returnPolicy: 'Return Policy',

  aboutTitle: 'We make walls speak in light',
  aboutDescription: 'Who we are, what we stand for and the people who build, install and look after our displays.',
  tagline1: 'We design displays.',
  tagline2: 'We build them to your measure.',
  tagline3: 'We keep them shining.',
  typingPause: 'Pause the writing',
  typingPlay: 'Go on writing',
  beliefsTitle: 'What we believe in',
  ourMission: 'Our Mission',
  ourMissionText:
    'To give every place in the region a display that fits it: the right size, the right brightness and a picture that makes people stop and look.',
  ourVision: 'Our Vision',
  ourVisionText:
    'A Gulf whose squares, halls and homes tell their stories in light, on screens that are designed with care and last for many years.',
  ourObjectives: 'Our Objectives',
  ourObjectivesText:
    'To survey before we promise, to deliver on the day we named, to train those who will use the display, and to answer when they call.',
  uniqueTitle: 'What Makes Our Visual Solutions Unique',
  customShapes: 'Custom Shapes & Sizes',
  customShapesText:
    'Curves, cubes, rounds and ribbons: we build the display around the architecture, not the other way round.',
  seamlessIntegration: 'Seamless Integration',
  seamlessIntegrationText:
    'Structure, power, network and content arrive as one system, with one team to answer for it.',
  highBrightness: 'High Brightness Displays',
  highBrightnessText: 'Pictures that stay clear in the midday sun and dim themselves gently when night falls.',
  reliable: 'Reliable & Durable',
  reliableText: 'Sealed against dust and heat, watched from afar, and repaired from the front in minutes.',
  clientsTitle: "Clients We're Proud Of",
  clientsPause: 'Pause the moving logos',
  teamTitle: 'The people behind the picture',

  projectsTitle: 'Projects that light up their places',
  projectsDescription: 'Finished displays in malls, arenas, hotels and control rooms, and how we build one with you.',
  crewTitle: 'The crew on your site',
  crewSecondTitle: 'The crew behind it',
  stepsTitle: 'From the first visit to the first picture',
  previousProjects: 'Recently finished',
  contentSliderTitle: 'What you can count on',
  bigCardsTitle: 'Worth reading before you build',
  stepIntoOurWorld: 'Step Into Our World',
  contactTitle: 'Talk to the people who build it',
  contactText: 'Tell us about your place; we come with a measuring tape and an honest opinion.',
  yourProjects: 'building a project with you',
  seeProject: 'See the project',
  sector: 'Sector',
  productsUsed: 'Displays used here',
  otherProjects: 'More projects',

  visionDescription:
    'The Vision: LED displays of 115 to 295 inches for the homes and lounges that deserve more than a television.',
  visionEnglish: 'EN',
  visionArabic: 'العربية',
  visionToggle: 'Show this page in English',
  downloadSpec: 'Download Spec',
  aboutVision: 'About The Vision',
  sizeInches: '{size} inches',
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
    'May we load measuring and advertising tags of third parties on this page? You can change your mind at any time.',
  consentAccept: 'Accept',
  consentDecline: 'Decline',
  consentWithdraw: 'Withdraw consent to tags',
} as const satisfies Record<string, Message>;
