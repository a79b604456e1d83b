import type { Message } from '../message.ts';

/** The words around the forms, and of Contact and Register. What a form itself says stands in its declaration. */
export const forms = {
  optionalField: '(optional)',
  choose: 'Choose',
  didYouMean: 'Did you mean {address}?',
  leaveEmpty: 'Please leave this field empty',
  formSteps: 'Steps of the form',
  formStep: 'Step {step} of {steps}',
  formNext: 'Next',
  formBack: 'Back',
  companyStandIn: 'us',

  monthsKept: { one: '{count} month', other: '{count} months' },

  getInquiry: 'Get Inquiry',
  inquiryAbout: 'Ask about {name}',
  inquiryLead: 'Leave your details and an engineer who knows this display will answer you.',

  contactPageTitle: 'Tell us about your place',
  contactPageLead: 'A photo, a size or just an idea is enough to begin. Write to us, call, or choose a time to meet.',
  contactDescription: 'Write to us, call us or book a meeting: addresses, numbers and the map of our offices.',
  writeToUs: 'Write to us',
  mapTitle: 'Where to find us',
  openMap: 'Open the map',
  showMap: 'Show the map',
  mapOfOthers: 'The map is loaded from its provider, who then sees your IP address.',

  startProject: 'Start a project',
  registerTitle: 'Your project begins here',
  registerLead: 'Answer what you can today; together we find out the rest on site.',
  registerDescription: 'Describe your display project and get options, a schedule and a price range.',
  requestTitle: 'Project request',
  requestNote: 'Every field is required unless it is marked as optional.',
  aboutYou: 'About you',
  aboutProject: 'About the project',
  projectDetails: 'The details',

  strengthsTitle: 'What you can build on',
  strengthSurvey: 'A survey before a promise',
  strengthSurveyText: 'We measure the wall, the light and the power supply on site before we name a price.',
  strengthDesign: 'Designed to measure',
  strengthDesignText: 'Size, curve and pixel pitch follow the room and the distance from which it is seen.',
  strengthInstall: 'Our own installers',
  strengthInstallText: 'The people who plan your display also hang it, level it and calibrate it.',
  strengthContent: 'Content that fits',
  strengthContentText: 'We prepare pictures and films for the exact shape of your display.',
  strengthTraining: 'Training on the day',
  strengthTrainingText: 'Your team learns to run the display before we leave the building.',
  strengthCare: 'Care for years',
  strengthCareText: 'Spare modules, remote monitoring and repairs from the front keep the picture whole.',

  excellenceTitle: 'Excellence is a picture nobody has to think about',
  excellenceText: 'Bright enough at noon, calm at night, and the same in the last row as in the first.',

  exploreTitle: 'Explore before you decide',
  exploreProject: 'Project',
  exploreArticle: 'Article',

  introTitle: 'Introduction',
  skipIntro: 'Skip',
} as const satisfies Record<string, Message>;
