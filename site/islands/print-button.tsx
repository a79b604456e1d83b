interface Props {
  readonly className: string;
  readonly label: string;
}

export const PrintButton = ({ className, label }: Props) => (
  <button type="button" className={className} data-controls onClick={() => window.print()}>
    {label}
  </button>
);
