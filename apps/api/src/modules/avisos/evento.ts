/** What is told to somebody. Who, by what and with which words: data/avisos.json. */
export const EVENTOS = ['bienvenida', 'observado', 'visado'] as const;
export type Evento = (typeof EVENTOS)[number];

export type Hecho = {
  evento: Evento;
  /** Of what it is told: of each one, once to each person. */
  cosa: string;
  cosa_id: number | string;
  persona_id: number;
};
