/** Numbers, phones, addresses of mail: always read from left to right, whatever stands around them. */
export function Isolate({ children, className }: { readonly children: string; readonly className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
