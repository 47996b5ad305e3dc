import { EVENTOS, type Evento } from '../avisos/eventos.ts';

/** What a letter says in the college's words. What carries figures and links, between its beginning and its end, is the program's. */
export const PARTES_DE_CARTA = ['asunto', 'apertura', 'cierre', 'motivo'] as const;
export type ParteDeCarta = (typeof PARTES_DE_CARTA)[number];

/** The cases in which a letter begins otherwise. */
export const CASOS_DE_APERTURA = ['quitado', 'reapertura', 'sin_recibo', 'en_caja', 'varios'] as const;
export type CasoDeApertura = (typeof CASOS_DE_APERTURA)[number];
export const OTRAS_APERTURAS: Readonly<Partial<Record<Evento, readonly CasoDeApertura[]>>> = {
  segundo_factor: ['quitado'],
  observado: ['reapertura'],
  pago_acreditado: ['sin_recibo', 'en_caja'],
  vencimiento_proximo: ['varios'],
};

export type ClaveDeCarta = `${ParteDeCarta}.${Evento}` | `apertura.${Evento}.${CasoDeApertura}`;

type Parte = {
  parte: ParteDeCarta;
  evento: Evento;
  caso: CasoDeApertura | null;
  /** It is of the letter's body, in paragraphs. */
  cuerpo: boolean;
};

/** Null: it is of no letter in particular. */
export const parteDeCarta = (clave: string): Parte | null => {
  const [parteDicha, eventoDicho, casoDicho] = clave.split('.');
  const parte = PARTES_DE_CARTA.find((una) => una === parteDicha);
  const evento = EVENTOS.find((uno) => uno === eventoDicho);
  if (!parte || !evento) return null;
  const caso = CASOS_DE_APERTURA.find((uno) => uno === casoDicho) ?? null;
  return { parte, evento, caso, cuerpo: parte === 'apertura' || parte === 'cierre' };
};
