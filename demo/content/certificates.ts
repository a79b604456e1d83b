import { both } from '../both.ts';
import type { DemoCollection, Words } from '../record.ts';

interface Certificate {
  readonly name: string;
  /** What it is about. */
  readonly text: Words;
}

/** The certificates of the demo; their documents are samples. */
export const allCertificates: readonly Certificate[] = [
  {
    name: 'SABER',
    text: both('Conformity of products and shipments, Saudi Arabia', 'مطابقة المنتجات والإرساليات، السعودية'),
  },
  {
    name: 'CE',
    text: both('Safety and electromagnetic compatibility, Europe', 'السلامة والتوافق الكهرومغناطيسي، أوروبا'),
  },
  { name: 'RoHS', text: both('No hazardous substances above the limits', 'خلو من المواد الخطرة فوق الحدود المسموحة') },
  {
    name: 'ECAS',
    text: both('Conformity assessment scheme, United Arab Emirates', 'برنامج تقييم المطابقة، الإمارات'),
  },
];

/** The document that `make-certificates.ts` prints. */
export const certificateFile = ({ name }: Certificate): string => `certificate-${name.toLowerCase()}`;

export const certificates: DemoCollection = {
  base: 'certificates',
  records: allCertificates.map((certificate, index) => ({
    id: index + 1,
    fields: {
      title: both(certificate.name, certificate.name),
      text: certificate.text,
      file: {
        en: { file: `documents/${certificateFile(certificate)}-en.pdf` },
        ar: { file: `documents/${certificateFile(certificate)}-ar.pdf` },
      },
    },
  })),
};
