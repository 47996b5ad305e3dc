/** About somebody's account: they wait for it at a screen, or have to know at once. They leave before the rest (S-540). */
const DE_LA_CUENTA = ['bienvenida', 'recuperacion', 'dispositivo_nuevo', 'clave_cambiada', 'segundo_factor'] as const;
const DE_LO_SUYO = ['observado', 'visado', 'pago_acreditado', 'vencimiento_proximo'] as const;

/** What is told to somebody. Who, by what and with which words: data/avisos.json. */
export const EVENTOS = [...DE_LA_CUENTA, ...DE_LO_SUYO] as const;
export type Evento = (typeof EVENTOS)[number];

export const esUrgente = (evento: Evento): boolean => DE_LA_CUENTA.some((uno) => uno === evento);

/** What a letter tells and is written nowhere else; it is forgotten once the letter left. */
export type DatosDeHecho = Readonly<Record<string, string>>;

export type Hecho = {
  evento: Evento;
  /** Of what it is told: of each one, once to each person. */
  cosa: string;
  cosa_id: number | string;
  persona_id: number;
  datos?: DatosDeHecho;
};
