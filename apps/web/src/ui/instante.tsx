const FORMATO = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});

/** A moment, in the college's time zone: `21/11/2026, 10:30`. */
export const Instante = ({ valor }: { valor: string }) => (
  <time dateTime={valor}>{FORMATO.format(new Date(valor))}</time>
);
