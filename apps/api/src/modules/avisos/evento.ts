/** Somebody waits for these at a screen, or has to know at once, so they leave before the rest (S-540). */
const DE_LA_CUENTA = ['bienvenida', 'recuperacion', 'dispositivo_nuevo', 'clave_cambiada', 'segundo_factor'] as const;
const DE_LO_SUYO = ['observado', 'visado', 'pago_acreditado', 'vencimiento_proximo'] as const;

/** data/avisos.json says who each event is told to, and how. */
export const EVENTOS = [...DE_LA_CUENTA, ...DE_LO_SUYO] as const;
export type Evento = (typeof EVENTOS)[number];

export const esUrgente = (evento: Evento): boolean => DE_LA_CUENTA.some((uno) => uno === evento);

export type DatosDeHecho = Readonly<Record<string, string>>;

export type Hecho = {
  evento: Evento;
  /** The subject of the event: each one is told once to each person. */
  cosa: string;
  cosa_id: number | string;
  persona_id: number;
  datos?: DatosDeHecho;
};
