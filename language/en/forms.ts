import type { Message } from '../message.ts';

/** Messages around the forms and of Contact and Register. The texts of a form are in its declaration. */
export const forms = {
  optionalField: '(optional)',
  choose: 'Choose',
  leaveEmpty: 'Please leave this field empty',
  companyStandIn: 'us',

  monthsKept: { one: '{count} month', other: '{count} months' },

  getInquiry: 'Get Inquiry',
  inquiryAbout: 'Ask about {name}',

  contactPageTitle: 'Tell us about your space',
  contactPageLead: 'A size or just an idea is enough to begin. Write to us, call, or choose a time to meet.',
  contactDescription: 'Write to us, call us or book a meeting: addresses, numbers and the map of our offices.',
  whatsappWay: 'Send a photo or a plan',
  answerPromise: 'We answer within one working day.',
  officeHours: 'Office hours',
  officeDays: '{first} to {last}, {opens}–{closes}',
  writeToUs: 'Write to us',
  chooseTime: 'Choose a time',
  openMap: 'Get directions',

  quoteDescription: 'Ask for the price of a display: your name, mobile number, city and what you need are enough.',

  startProject: 'Start a project',
  registerTitle: 'Your project begins here',
  registerLead: 'Three short steps, then an engineer takes over.',
  registerDescription: 'Describe your display project and get options and a first price range within one working day.',
  nextSteps: 'What happens next',
  nextStepCall: 'An engineer calls you, and within one working day you have a first price range.',
  nextStepSurvey: 'We measure wall, light and power at your site.',
  nextStepOffer: 'After the survey you receive a schedule and a fixed price.',
  requestTitle: 'Project request',
  addsToNote: 'What you send here is added to your quote request. The link shows nothing of that request.',
  addsToOver: 'The link of your quote request has ended. What you send here is a new request.',
  wallPicture: 'Picture of the wall',
  requestNote: 'Every field is required unless it is marked as optional.',
  aboutYou: 'About you',
  aboutProject: 'About the project',
  projectDetails: 'The details',

  strengthsTitle: 'What you can count on',
  strengthSurvey: 'A survey before a promise',
  strengthSurveyText: 'You see your display drawn to scale on your own wall before you decide.',
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

  excellenceTitle: 'A screen you never have to think about',
  excellenceText: 'Bright enough at noon, calm at night, and clear from across the square.',

  exploreTitle: 'Explore before you decide',
  exploreProject: 'Project',
  exploreArticle: 'Article',
} as const satisfies Record<string, Message>;
