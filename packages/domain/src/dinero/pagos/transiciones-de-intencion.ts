/** `creando` has no page yet, `abierta` has one, `caducada` never got a word, `reembolsada` was given back. */
export const ESTADOS_DE_INTENCION = ['creando', 'abierta', 'aprobada', 'rechazada', 'caducada', 'reembolsada'] as const;
export type EstadoDeIntencion = (typeof ESTADOS_DE_INTENCION)[number];

/**
 * Its provider gives a page (`abrir`) or none (`rehusar`), or says that it was paid (`aprobar`), refused, or out of
 * time (`vencer`); another page takes its place (`reemplazar`); nobody says anything more (`abandonar`); all that was
 * paid goes back to the payer (`devolver`).
 */
export const EVENTOS_DE_INTENCION = [
  'abrir',
  'rehusar',
  'reemplazar',
  'aprobar',
  'rechazar',
  'vencer',
  'abandonar',
  'devolver',
] as const;
export type EventoDeIntencion = (typeof EVENTOS_DE_INTENCION)[number];

const DESTINOS: Readonly<Record<EventoDeIntencion, EstadoDeIntencion>> = {
  abrir: 'abierta',
  rehusar: 'rechazada',
  reemplazar: 'caducada',
  aprobar: 'aprobada',
  rechazar: 'rechazada',
  vencer: 'caducada',
  abandonar: 'caducada',
  devolver: 'reembolsada',
};

/**
 * This is the only place that says which change of state is legal. What was paid can only go back to the payer; what
 * was refused or is over may still be paid, by a second try on the same page.
 */
const POSIBLES: Readonly<Record<EstadoDeIntencion, readonly EventoDeIntencion[]>> = {
  creando: ['abrir', 'rehusar', 'aprobar', 'rechazar', 'vencer', 'abandonar'],
  abierta: ['reemplazar', 'aprobar', 'rechazar', 'vencer', 'abandonar'],
  rechazada: ['aprobar', 'vencer'],
  caducada: ['aprobar', 'rechazar'],
  aprobada: ['devolver'],
  reembolsada: [],
};

export const estadoTras = (estado: EstadoDeIntencion, evento: EventoDeIntencion): EstadoDeIntencion | null =>
  POSIBLES[estado].includes(evento) ? DESTINOS[evento] : null;

export type PasoDeIntencion = { desde: readonly EstadoDeIntencion[]; hacia: EstadoDeIntencion };

/** The update of a row is guarded by the states where the change may begin. */
export const pasoDe = (evento: EventoDeIntencion): PasoDeIntencion => ({
  desde: (Object.keys(POSIBLES) as EstadoDeIntencion[]).filter((estado) => POSIBLES[estado].includes(evento)),
  hacia: DESTINOS[evento],
});
