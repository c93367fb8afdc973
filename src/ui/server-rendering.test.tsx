// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ActionBar } from './action-bar.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { CodeField } from './code-field.tsx';
import { EmptyState } from './empty-state.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { Money } from './money.tsx';
import { PasswordField } from './password-field.tsx';
import { PhotoSlider } from './photo-slider.tsx';
import { Picker } from './picker.tsx';
import { Rail } from './rail.tsx';
import { ScrollTopButton } from './scroll-top-button.tsx';
import { Segmented } from './segmented.tsx';
import { Sheet } from './sheet.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { TextArea } from './text-area.tsx';
import { ToastProvider } from './toast.tsx';
import { TopBar } from './top-bar.tsx';

const nothing = () => undefined;
const rule = (path: string, width: number, format: string) => `${path}-${width}.${format}`;

const page = (
  <ToastProvider>
    <TopBar title="حسابي" />
    <CodeField label="رمز التحقق" length={4} value="A7" onChange={nothing} />
    <Segmented label="الغرض" options={[{ value: 'rent', label: 'إيجار' }]} value="rent" onChange={nothing} />
    <Picker
      label="المدينة"
      options={[{ value: '1', label: 'الرياض' }]}
      value="1"
      onChange={nothing}
      placeholder="كل المدن"
      texts={{ close: 'إغلاق', search: 'ابحث', nothing: 'لا نتائج' }}
    />
    <Rail label="قريبة منك" previousLabel="السابق" nextLabel="التالي">
      <PhotoSlider
        photos={[
          { path: '/p/1', alt: 'الواجهة', thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' },
          { path: '/p/2', alt: 'المجلس' },
        ]}
        rule={rule}
        missing="لا صورة"
        eager
        priority
      />
    </Rail>
    <FavouriteButton pressed label="المفضلة" onPressedChange={nothing} />
    <Money amount={78000} label="ر.س" size="price" />
    <PasswordField label="كلمة المرور" showLabel="أظهر" hideLabel="أخفِ" />
    <TextArea label="الوصف" counted maxLength={10} value="" onChange={nothing} />
    <Alert message="لدينا خطاء فني" number={0} numberLabel="خطأ" reveal />
    <EmptyState title="لا شيء" picture="/art/empty.svg" />
    <Loading label="يحمّل">
      <Skeleton className="h-6 w-2/5" />
    </Loading>
    <Sheet open={false} onOpenChange={nothing} title="التصفية" closeLabel="إغلاق">
      نص
    </Sheet>
    <ScrollTopButton after={300} label="الأعلى" />
    <ActionBar>
      <Button busy>ادفع</Button>
    </ActionBar>
  </ToastProvider>
);

describe('the design system on a server', () => {
  const html = renderToString(page);

  it('writes no inline style, which the content security policy would refuse', () => {
    expect(html).not.toMatch(/<style|\sstyle=/);
  });

  it('draws only the first photo of a slider, at once and first in line', () => {
    expect(html).toContain('/p/1-400.avif 400w');
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('/p/2');
  });

  it('gives the same ids every time', () => {
    expect(renderToString(page)).toBe(html);
  });
});
