import { describe, expect, it } from 'vitest';
import { storedNamePattern, toDownloadName, toStoredName } from './stored-name.ts';

describe('stored names', () => {
  it.each([
    ['Hero Photo (final).JPG', 'hero-photo-final'],
    ['Überraschung & Café.png', 'uberraschung-cafe'],
    ['شاشة عرض ١٢.jpg', 'shashh-ard-12'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\wall.jpg', 'wall'],
    ['evil.php\0.jpg', 'evil-php'],
    ['%2e%2e%2fx.jpg', '2e-2e-2fx'],
    ['屏幕.jpg', 'file'],
    ['', 'file'],
    ['.htaccess', 'file'],
    ['\u202egpj.exe', 'gpj'],
  ])('%j becomes %s, eight digits and the ending of the real type [OP-083]', (fileName, slug) => {
    const name = toStoredName(fileName, 'webp');
    expect(name).toMatch(new RegExp(`^${slug}-[0-9a-f]{8}\\.webp$`));
    expect(name).toMatch(storedNamePattern);
  });

  it('differ for equal originals and stay short', () => {
    expect(toStoredName('a.jpg', 'jpg')).not.toBe(toStoredName('a.jpg', 'jpg'));
    expect(toStoredName('x'.repeat(500), 'jpg').length).toBeLessThan(80);
  });
});

describe('download names', () => {
  it('keep the original script and take the ending of the real type', () => {
    expect(toDownloadName('ورقة المواصفات.PDF', 'pdf')).toBe('ورقة المواصفات.pdf');
    expect(toDownloadName('sheet.pdf.exe', 'pdf')).toBe('sheet.pdf.pdf');
  });

  it('lose paths, control and direction characters, and are never empty', () => {
    expect(toDownloadName('a/b\\c\r\nd"\u202ee.pdf', 'pdf')).toBe('cde.pdf');
    expect(toDownloadName('\ud800.pdf', 'pdf')).toBe('\ufffd.pdf');
    expect(toDownloadName('.pdf', 'pdf')).toBe('file.pdf');
  });
});
