/** Numbers, phone numbers and email addresses: always from left to right, isolated from the surrounding text. */
export function Isolate({ children, className }: { readonly children: string; readonly className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
