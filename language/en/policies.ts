import type { Policies } from '../policy.ts';

/** The privacy policy must describe what the site really stores, and the return policy all rules of the company. */
export const policies: Policies = {
  privacy: {
    title: 'Privacy Policy',
    updated: 'Last updated: 6 August 2024',
    intro:
      'This page explains what information {company} keeps when you use this website, why, for how long, and what you can ask of us. You can read the whole site without telling us who you are.',
    parts: [
      {
        heading: 'Information we collect',
        paragraphs: [
          '{company}, {address}, is responsible for this information.',
          'Apart from the technical counts described below, we collect only what you send us yourself:',
        ],
        items: [
          'Newsletter: your e-mail address, the language you read the site in, and when you subscribed. All of it is deleted when you unsubscribe.',
          'Community: the name you choose, your post or comment, and when you wrote it. These are public.',
          'Forms (inquiry, message, project request, meeting, The Vision): what you fill in, the page and the product you were looking at, your language and country, when you sent it, and which version of the notice beside the form you saw.',
          'News and offers: whether you agreed to them in a form, and when. The box is never ticked beforehand.',
          'Messages you send us by e-mail, phone or WhatsApp: what you tell us in them.',
        ],
      },
      {
        heading: 'What stays in your browser',
        paragraphs: [
          'We set no advertising or tracking cookies ourselves. Your browser keeps a few settings so that the site remembers your choices:',
        ],
        items: [
          'Your language (lang): opens the pages in Arabic or English. Kept in local storage until you clear it, and in a cookie of the same name for a year.',
          'Your country (country): shows the details of the country you chose. Kept in local storage until you clear it, and in a cookie of the same name for a year.',
          'The promotional window: a note that you closed it, so that it does not open again. Kept until you close the browser.',
          'Your answer about tags (tagConsent): whether The Vision page may load measuring tags from third parties. Kept in local storage until you clear it, and only if you were asked.',
          'The film before the project request: a note that you have seen it. Kept until you close the browser.',
          'Protection of the forms (form): a technical cookie that records when a form was shown to you, so that bots cannot flood us with messages. Kept for a day; it says nothing about you.',
          'Signing in: technical cookies, for the administrator of the site only.',
        ],
      },
      {
        heading: 'How we use information',
        paragraphs: [
          'We use what you send us to reply to you, to show what you published in the community until you ask us to remove it, and to send the newsletter until you unsubscribe. To protect the site we count the requests from each IP address within an hour; these counts are deleted about a day later and used for nothing else.',
          'A message you send by a form is stored before the page thanks you, reaches us by e-mail, and is acknowledged by e-mail where you gave an address. One that looks as if a bot had written it is first read by a person. Messages are deleted automatically after {months}, unless you ask us to delete them earlier.',
          'We count how often each page is opened: the day, the page, its language and the country chosen on it. These are numbers only; nothing in them tells one visitor from another, and we share them with no other company. They are deleted after 400 days.',
          'Advertising is sent only to people who asked for it, and every message says how to stop it.',
        ],
      },
      {
        heading: 'Sharing',
        paragraphs: [
          'We do not sell or rent personal information. It is seen only by our own staff and by the companies that host the website and carry our e-mail, and by an authority where the law obliges us. Messages may be passed on to the programs our staff use to answer them. Where one of these companies works in another country, information goes there only as the data-protection law of your own country allows.',
          'The map on our contact page comes from the map’s provider. It is loaded when you ask for it, or when it comes into view if the page shows it automatically; that provider then sees your IP address.',
          'On the page of The Vision, a third-party form may open when you ask for a quote or a call, and third-party tags may measure visits, but only after you have agreed. What you send there, and your IP address, goes to that third party.',
        ],
      },
      {
        heading: 'Security',
        paragraphs: [
          'The site is served over an encrypted connection, access to stored information needs a personal login, passwords are never stored in readable form, and backups are kept under the same rules.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask which information we hold about you, have it corrected, receive a copy, have it deleted, or withdraw your consent at any time. Write to {email} or call {phone}. We answer within 30 days and may first ask you to prove who you are.',
          'These rights rest on the law that protects personal data in your country. If our answer does not satisfy you, you may complain to the data-protection authority there.',
        ],
      },
      {
        heading: 'Changes to this policy',
        paragraphs: [
          'When the site begins to keep something new, this page changes first, and the date at the top changes with it.',
        ],
      },
    ],
  },
  returns: {
    title: 'Return Policy',
    intro:
      'We want every display to serve you well. Here is what you can expect when something is not right, first in short and then in full.',
    shortTitle: 'The short version',
    short: [
      'You may ask for a return within 7 calendar days of delivery.',
      'The product must be unused, in its original condition and with all its packaging.',
      'Keep your invoice: we need proof of purchase, photos and the reason.',
      'After a technical inspection we issue a credit note within 5 working days.',
      'If the error is ours, the return is free. If not, a restocking fee of up to 15% and the shipping costs apply.',
    ],
    fullTitle: 'The full version',
    parts: [
      {
        heading: 'Return window and condition',
        items: [
          'Returns are accepted within 7 calendar days of delivery.',
          'The product must be unused and in its original condition, with all packaging, accessories and documents.',
          'Proof of purchase is required: the invoice, photos of the product, and the reason for the return.',
        ],
      },
      {
        heading: 'What cannot be returned',
        items: [
          'Products damaged by misuse or by unauthorized installation.',
          'Products whose warranty seals have been removed.',
          'Custom-made orders.',
          'Modified products.',
          'Used or installed items.',
          'Products damaged by improper storage.',
        ],
      },
      {
        heading: 'Reasons we accept',
        items: [
          'The product does not match the agreed specification.',
          'A manufacturing defect that has been verified.',
          'The wrong item was delivered.',
          'Shipping damage, reported within 24 hours of delivery with evidence.',
        ],
      },
      {
        heading: 'Inspection and credit',
        items: [
          'A technical inspection is required before a return is accepted.',
          'Once it is accepted, a credit note is issued within 5 working days.',
          'A restocking fee of up to 15% applies where the return is not the seller’s error.',
        ],
      },
      {
        heading: 'Who pays',
        items: [
          'Customer’s error: a fee of 15% plus the shipping costs.',
          'Seller’s error: the return is free of charge.',
        ],
      },
      {
        heading: 'Warranty',
        paragraphs: [
          'Products carry a warranty of 12-24 months, depending on the model. It covers manufacturing defects only.',
        ],
      },
      {
        heading: 'Requests, projects and offers',
        items: [
          'We answer every return request within 2 business days.',
          'Large projects may have custom terms, which are written into their contract.',
          'Discounted items are final sale unless they are defective.',
        ],
      },
    ],
    contactTitle: 'How to ask for a return',
    contact: 'Write to {email} or call {phone} with your invoice number, photos and the reason.',
  },
};
