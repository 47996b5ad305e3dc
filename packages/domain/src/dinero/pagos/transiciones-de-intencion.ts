/**
 * `creando`: written down, the provider not yet asked or its answer lost. `abierta`: it has a page where it can be paid. Then
 * what the provider said, or `caducada`: it never said, for days. `reembolsada`: it was paid, and all of it went back.
 */
export const ESTADOS_DE_INTENCION = ['creando', 'abierta', 'aprobada', 'rechazada', 'caducada', 'reembolsada'] as const;
export type EstadoDeIntencion = (typeof ESTADOS_DE_INTENCION)[number];

/**
 * What happens to an intention: its provider gives a page (`abrir`) or none (`rehusar`); its page is over and another is asked for
 * (`reemplazar`); its provider says that it was paid (`aprobar`), refused, or that its time is over (`vencer`); nobody says anything
 * any more (`abandonar`); the whole of what was paid goes back to the payer (`devolver`).
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

/** To which state each one leads, wherever it may happen. */
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
 * The only place that says which change of state is legal. A later, lower word of the provider never undoes a higher one: what was
 * paid only goes back to the payer, and what was refused or is over may still be paid (a second try on the same page).
 */
const POSIBLES: Readonly<Record<EstadoDeIntencion, readonly EventoDeIntencion[]>> = {
  creando: ['abrir', 'rehusar', 'aprobar', 'rechazar', 'vencer', 'abandonar'],
  abierta: ['reemplazar', 'aprobar', 'rechazar', 'vencer', 'abandonar'],
  rechazada: ['aprobar', 'vencer'],
  caducada: ['aprobar', 'rechazar'],
  aprobada: ['devolver'],
  reembolsada: [],
};

/** Where an event leads from a state; null when it cannot happen there. */
export const estadoTras = (estado: EstadoDeIntencion, evento: EventoDeIntencion): EstadoDeIntencion | null =>
  POSIBLES[estado].includes(evento) ? DESTINOS[evento] : null;

export type PasoDeIntencion = { desde: readonly EstadoDeIntencion[]; hacia: EstadoDeIntencion };

/** The same read the other way, for who changes a row only if it is where the change may begin. */
export const pasoDe = (evento: EventoDeIntencion): PasoDeIntencion => ({
  desde: (Object.keys(POSIBLES) as EstadoDeIntencion[]).filter((estado) => POSIBLES[estado].includes(evento)),
  hacia: DESTINOS[evento],
});
