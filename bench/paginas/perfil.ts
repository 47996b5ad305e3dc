import type lighthouse from 'lighthouse';

export type Informe = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

type Renglones = Record<string, unknown>[];
const LO_QUE_MAS_PESA = 3;

const tabla = ({ audits }: Informe, auditoria: string): Renglones => {
  const details = audits[auditoria]?.details;
  return details && 'items' in details && Array.isArray(details.items) ? (details.items as Renglones) : [];
};
const numero = (valor: unknown): number => (typeof valor === 'number' ? valor : 0);
const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '');
const miles = (valor: number): string => Math.round(valor).toLocaleString('es-AR');
const nombreDe = (url: unknown): string =>
  texto(url)
    .split('/')
    .at(-1)
    ?.replace(/-[\w-]{8}\.js$/, '') || 'página';

/** The last and largest painted element, as its text begins. */
const masGrande = (lhr: Informe): string => {
  const textos = tabla(lhr, 'lcp-breakdown-insight').map(({ nodeLabel }) => texto(nodeLabel));
  return textos.find((uno) => uno !== '')?.split('\n')[0] ?? '';
};

/**
 * Why a page is slow: what the largest paint waited for (as observed, without the simulated network) and the processor's work, in simulated
 * milliseconds.
 */
export const perfilDe = (lhr: Informe): string[] => {
  const [metricas = {}] = tabla(lhr, 'metrics');
  const hasta = numero(metricas.observedLargestContentfulPaint);
  const antes = tabla(lhr, 'network-requests').filter(
    ({ networkEndTime }) => typeof networkEndTime === 'number' && networkEndTime <= hasta,
  );
  const bytes = antes.reduce((suma, { transferSize }) => suma + numero(transferSize), 0);
  const trabajo = tabla(lhr, 'mainthread-work-breakdown').map(
    ({ groupLabel, duration }) => `${texto(groupLabel)} ${miles(numero(duration))}`,
  );
  const tareas = tabla(lhr, 'long-tasks')
    .slice(0, LO_QUE_MAS_PESA)
    .map(({ url, duration }) => `${nombreDe(url)} ${miles(numero(duration))}`);
  return [
    `LCP: «${masGrande(lhr)}», después de ${antes.length} pedidos y ${miles(bytes / 1000)} kB`,
    `procesador (ms): ${trabajo.slice(0, LO_QUE_MAS_PESA).join(', ')}; tareas más largas: ${tareas.join(', ') || 'ninguna'}`,
  ];
};
